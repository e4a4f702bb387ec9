import * as z from 'zod/mini'

/** A signed link of ours: whose it is and the proof that we made it, both base64url of 32 bytes. */
export const linkToken = z.string().check(z.regex(/^[\w-]{43}\.[\w-]{43}$/, 'invalid'))

/** What a page sends of the link that opened it: in the body, because access logs keep paths and queries. */
export const linkBody = z.strictObject({ token: linkToken })

/** pending: the confirmation mail is out; confirmed: gets mail; unsubscribed: never mailed again unless asked. */
export const subscriptionStates = ['pending', 'confirmed', 'unsubscribed'] as const

export type SubscriptionState = (typeof subscriptionStates)[number]

export const subscriptionView = z.object({
  state: z.enum(subscriptionStates),
  /** The address as its owner would know it and nobody else would read it: `a•••@firma.se`. */
  maskedEmail: z.string(),
})
