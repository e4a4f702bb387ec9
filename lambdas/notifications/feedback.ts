import * as z from 'zod/mini'
import { emailAddress } from '#shared/contract/email.ts'

const recipients = z.array(z.object({ emailAddress: z.string() }))
const mail = z.object({
  messageId: z.string(),
  /** What we gave SES with the mail, each as a list. */
  tags: z.optional(z.record(z.string(), z.array(z.string()))),
})

/** What SES publishes: docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-contents.html */
const feedback = z.discriminatedUnion('eventType', [
  z.object({
    eventType: z.literal('Bounce'),
    mail,
    bounce: z.object({ bounceType: z.string(), bouncedRecipients: recipients }),
  }),
  z.object({
    eventType: z.literal('Complaint'),
    mail,
    complaint: z.object({
      complaintFeedbackType: z.optional(z.nullable(z.string())),
      complainedRecipients: recipients,
    }),
  }),
])

type Feedback = z.infer<typeof feedback>

/** What the use case needs. */
export type Suppressing = {
  /** The operators' addresses, which are never suppressed: they would miss every lead. */
  neverSuppressed: readonly string[]
  suppress: (email: string, reason: 'bounce' | 'complaint') => Promise<boolean>
  /** Counts what became of the copy of an issue, once. */
  countCopy: (issue: string, email: string, outcome: 'bounced' | 'complained') => Promise<void>
  log: Record<'info' | 'warn' | 'error', (message: string, ids: Record<string, string>) => void>
}

/** The addresses to suppress, and the reason. A full or slow mailbox may take the next mail; "not spam" is no complaint. */
const suppressionOf = (
  received: Feedback,
): { reason: 'bounce' | 'complaint'; addresses: string[] } | null => {
  if (received.eventType === 'Bounce') {
    const { bounceType, bouncedRecipients } = received.bounce
    if (bounceType !== 'Permanent') return null
    return { reason: 'bounce', addresses: bouncedRecipients.map(({ emailAddress }) => emailAddress) }
  }
  const { complaintFeedbackType, complainedRecipients } = received.complaint
  if (complaintFeedbackType === 'not-spam') return null
  return { reason: 'complaint', addresses: complainedRecipients.map(({ emailAddress }) => emailAddress) }
}

/** The bare address, from `Anna <anna@verkstad.se>` too. */
const bareAddress = (recipient: string): string =>
  emailAddress.parse(/<([^<>]+)>\s*$/.exec(recipient)?.[1] ?? recipient)

const outcomes = { bounce: 'bounced', complaint: 'complained' } as const

/** Handles SES's feedback about a mail: a permanent bounce or a complaint ends all mail to the address. */
export const handleFeedback = async (
  event: unknown,
  { neverSuppressed, suppress, countCopy, log }: Suppressing,
): Promise<void> => {
  const received = feedback.parse(event)
  const { messageId, tags } = received.mail
  const [issue] = tags?.issue ?? []
  const suppression = suppressionOf(received)
  if (!suppression) return log.info('feedback_passed_over', { messageId })
  const operators = neverSuppressed.map(address => address.toLowerCase())
  for (const email of suppression.addresses.map(bareAddress)) {
    if (issue) await countCopy(issue, email, outcomes[suppression.reason])
    if (operators.includes(email)) log.error('operator_address_refused', { messageId })
    else if (await suppress(email, suppression.reason)) {
      log.warn('address_suppressed', { messageId, reason: suppression.reason })
    }
  }
}
