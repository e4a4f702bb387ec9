import * as z from 'zod/mini'

/**
 * claimed: somebody is sending it, until the lease runs out; failed: it will be tried again; sent; kept: no sender is
 * configured; suppressed: the address bounced or complained.
 */
const mailStates = ['claimed', 'failed', 'sent', 'kept', 'suppressed'] as const

export type MailState = (typeof mailStates)[number]

/** What decides whether a mail may be claimed again. */
export const storedClaim = z.object({ state: z.enum(mailStates), leaseUntil: z.number() })

/** How far a mail has come, as operators see it. */
export const mailReport = z.object({
  source: z.string(),
  template: z.string(),
  state: z.enum(mailStates),
  tries: z.number(),
  createdAt: z.string(),
  settledAt: z.optional(z.string()),
  /** SES's id of the mail. */
  messageId: z.optional(z.string()),
  /** The name of the error that the last try ended with. */
  lastError: z.optional(z.string()),
})

export type MailReport = z.infer<typeof mailReport>
