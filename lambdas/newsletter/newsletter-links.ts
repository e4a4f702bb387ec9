import { timingSafeEqual } from 'node:crypto'
import { keyedHash } from '../platform/secrets/keyed-hash.ts'

/**
 * What a link in a newsletter mail lets its holder do. `one-click` unsubscribes as `unsubscribe` does, but opens no
 * page: its token is in the access log, so it must not reveal the address.
 */
type LinkAction = 'confirm' | 'unsubscribe' | 'one-click'

const signature = (action: LinkAction, emailHash: string, nonce: string) =>
  keyedHash('newsletter-link', action, emailHash, nonce)

/**
 * The token of a link: the hash of the address, and our signature of the action. Confirmations are bound to the nonce
 * of one request; unsubscribing works for ever, so its nonce is empty.
 */
export const linkTokenFor = async (action: LinkAction, emailHash: string, nonce = ''): Promise<string> =>
  `${emailHash}.${await signature(action, emailHash, nonce)}`

export const emailHashOf = (token: string): string => token.slice(0, token.indexOf('.'))

/** Whether this token was signed for this action. */
export const isOurLink = async (action: LinkAction, token: string, nonce = ''): Promise<boolean> => {
  const expected = Buffer.from(await linkTokenFor(action, emailHashOf(token), nonce))
  const given = Buffer.from(token)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
