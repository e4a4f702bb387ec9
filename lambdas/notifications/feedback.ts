import * as z from 'zod/mini'
import { emailAddress } from '#shared/contract/email.ts'

const recipients = z.array(z.object({ emailAddress: z.string() }))
const mail = z.object({ messageId: z.string() })

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

/** What the use case needs of the outside. */
export type Suppressing = {
  /** Whom mail goes on to whatever comes back: the operators, who would hear of no lead any more. */
  spared: string
  suppress: (email: string, reason: 'bounce' | 'complaint') => Promise<boolean>
  log: Record<'info' | 'warn' | 'error', (message: string, ids: Record<string, string>) => void>
}

/** Whose mail ends and why. What is only late or full may get through next time, and "not spam" is praise. */
const ends = (told: Feedback): { reason: 'bounce' | 'complaint'; addresses: string[] } | null => {
  if (told.eventType === 'Bounce') {
    const { bounceType, bouncedRecipients } = told.bounce
    if (bounceType !== 'Permanent') return null
    return { reason: 'bounce', addresses: bouncedRecipients.map(one => one.emailAddress) }
  }
  const { complaintFeedbackType, complainedRecipients } = told.complaint
  if (complaintFeedbackType === 'not-spam') return null
  return { reason: 'complaint', addresses: complainedRecipients.map(one => one.emailAddress) }
}

/** `Anna <anna@verkstad.se>` and the bare address are the same one. */
const canonical = (written: string): string =>
  emailAddress.parse(/<([^<>]+)>\s*$/.exec(written)?.[1] ?? written)

/** Takes what SES heard of a mail: a permanent bounce and a complaint end all mail to the address. */
export const takeFeedback = async (event: unknown, { spared, suppress, log }: Suppressing): Promise<void> => {
  const told = feedback.parse(event)
  const { messageId } = told.mail
  const ended = ends(told)
  if (!ended) return log.info('feedback_passed_over', { messageId })
  for (const email of ended.addresses.map(canonical)) {
    if (email === spared.toLowerCase()) log.error('operator_address_refused', { messageId })
    else if (await suppress(email, ended.reason)) {
      log.warn('address_suppressed', { messageId, reason: ended.reason })
    }
  }
}
