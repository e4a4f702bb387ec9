import * as z from 'zod/mini'

/** A signed link: the hash of the address and the signature, both base64url of 32 bytes. */
export const linkToken = z.string().check(z.regex(/^[\w-]{43}\.[\w-]{43}$/, 'invalid'))

/** The token of the link that opened the page: in the body, because access logs store paths and queries. */
export const linkBody = z.strictObject({ token: linkToken })

/** pending: the confirmation mail is out; confirmed: gets mail; unsubscribed: never mailed again, except after a new request. */
export const subscriptionStates = ['pending', 'confirmed', 'unsubscribed'] as const

export type SubscriptionState = (typeof subscriptionStates)[number]

export const subscriptionView = z.object({
  state: z.enum(subscriptionStates),
  /** Recognizable by the owner only: `a•••@firma.se`. */
  maskedEmail: z.string(),
})
