import { timingSafeEqual } from 'node:crypto'
import { keyedHash } from '../platform/secrets/keyed-hash.ts'

/** One invitation of one address: a later one to the same address has another id. */
type Invited = { companyId: string; id: string; emailHash: string }

const signatureOf = ({ companyId, id, emailHash }: Invited): Promise<string> =>
  keyedHash('invitation-link', companyId, id, emailHash)

export const invitationToken = async (invited: Invited): Promise<string> =>
  [invited.companyId, invited.id, await signatureOf(invited)].join('.')

/** The page of an invitation; the token is behind the #, which no log sees. */
export const invitationPage = async (invited: Invited, site: string): Promise<string> =>
  `${site}/business/invitation#token=${await invitationToken(invited)}`

/** What a token invites the person with this address to; null if we did not sign it for that address. */
export const invitedBy = async (token: string, emailHash: string): Promise<Invited | null> => {
  const [companyId = '', id = ''] = token.split('.')
  const invited = { companyId, id, emailHash }
  const expected = Buffer.from(await invitationToken(invited))
  const given = Buffer.from(token)
  return given.length === expected.length && timingSafeEqual(given, expected) ? invited : null
}
