import { timingSafeEqual } from 'node:crypto'
import { keyedHash } from '../secrets/keyed-hash.ts'

/**
 * What a link in a newsletter mail lets its holder do. `one-click` unsubscribes as `unsubscribe` does, and opens no
 * page: its token stands in the access log, so it must not tell whose it is.
 */
type Deed = 'confirm' | 'unsubscribe' | 'one-click'

const signature = (deed: Deed, emailHash: string, nonce: string) =>
  keyedHash('newsletter-link', deed, emailHash, nonce)

/**
 * The token of a link: whose subscription, and our signature over the deed. Confirmations are bound to the
 * nonce of one request; unsubscribing works for ever, so its nonce is empty.
 */
export const linkTokenFor = async (deed: Deed, emailHash: string, nonce = ''): Promise<string> =>
  `${emailHash}.${await signature(deed, emailHash, nonce)}`

export const emailHashOf = (token: string): string => token.slice(0, token.indexOf('.'))

/** Whether we made this token for this deed. */
export const isOurLink = async (deed: Deed, token: string, nonce = ''): Promise<boolean> => {
  const expected = Buffer.from(await linkTokenFor(deed, emailHashOf(token), nonce))
  const given = Buffer.from(token)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
