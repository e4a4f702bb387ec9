import { timingSafeEqual } from 'node:crypto'
import type { Language } from '#shared/contract/language.ts'
import { keyedHash } from '../platform/secrets/keyed-hash.ts'

const linkTokenFor = async (id: string): Promise<string> => `${id}.${await keyedHash('meeting-link', id)}`

/** The id of the meeting that a token was signed for; null if we did not sign it. */
export const meetingIdOf = async (token: string): Promise<string | null> => {
  const id = token.slice(0, token.indexOf('.'))
  const expected = Buffer.from(await linkTokenFor(id))
  const given = Buffer.from(token)
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null
}

/** The page of a meeting, for the one who booked it; the token is behind the #, which no log sees. */
export const meetingPage = async (id: string, language: Language, site: string): Promise<string> =>
  `${site}${language === 'en' ? '/en' : ''}/meeting#token=${await linkTokenFor(id)}`
