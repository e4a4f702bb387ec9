import { timingSafeEqual } from 'node:crypto'
import { clock } from '#shared/contract/clock.ts'
import { grantMinutes } from '#shared/investors/grant-minutes.ts'
import { keyedHash } from '../platform/secrets/keyed-hash.ts'

const signed = async (id: string, expiresAt: number): Promise<string> =>
  `${id}.${expiresAt}.${await keyedHash('investor-grant', id, String(expiresAt))}`

/** The right to read the key figures for half an hour; signed, stored nowhere. */
export const newGrant = async (id: string): Promise<{ grant: string; expiresAt: string }> => {
  const expiresAt = clock.now() + grantMinutes * 60_000
  return { grant: await signed(id, expiresAt), expiresAt: new Date(expiresAt).toISOString() }
}

/** When a grant ends; null if it has ended or is forged. */
export const grantEnds = async (grant: string): Promise<string | null> => {
  const [id = '', ends = ''] = grant.split('.')
  const expiresAt = Number(ends)
  if (!Number.isSafeInteger(expiresAt) || expiresAt <= clock.now()) return null
  const expected = Buffer.from(await signed(id, expiresAt))
  const given = Buffer.from(grant)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return new Date(expiresAt).toISOString()
}
