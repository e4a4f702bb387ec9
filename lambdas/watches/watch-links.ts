import { timingSafeEqual } from 'node:crypto'
import { keyedHash } from '../platform/secrets/keyed-hash.ts'

/**
 * Both end the mail. `one-click` opens no page, and mail programs send its token in an address that the access log
 * stores.
 */
type LinkAction = 'page' | 'one-click'

export const linkTokenFor = async (action: LinkAction, partnerId: string): Promise<string> =>
  `${partnerId}.${await keyedHash('watch-link', action, partnerId)}`

/** The id of the partner that a token was signed for; null if we did not sign it for this. */
export const partnerOf = async (action: LinkAction, token: string): Promise<string | null> => {
  const partnerId = token.slice(0, token.indexOf('.'))
  const expected = Buffer.from(await linkTokenFor(action, partnerId))
  const given = Buffer.from(token)
  return given.length === expected.length && timingSafeEqual(given, expected) ? partnerId : null
}
