import { timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { Failure } from '../failure.ts'
import { keyedHash } from '../secrets/keyed-hash.ts'

const positionKey = z.record(z.string(), z.string())

/** Where a list continues: the key of the last item that was read. */
export type Position = z.infer<typeof positionKey>

const refused = () => new Failure('invalid_fields', { fields: { cursor: 'invalid' } })

/** The opaque cursor of a position, valid only for the list of that name. */
export const cursorOf = async (list: string, position: Position): Promise<string> => {
  const payload = Buffer.from(JSON.stringify(position)).toString('base64url')
  return `${payload}.${await keyedHash('list-cursor', list, payload)}`
}

/** The position of a cursor; throws `invalid_fields` for one that is forged or of another list. */
export const positionOf = async (list: string, cursor: string): Promise<Position> => {
  const [payload = '', signature = ''] = cursor.split('.')
  // Signed together with its list, so that it does not continue the list of somebody else.
  const given = Buffer.from(signature)
  const expected = Buffer.from(await keyedHash('list-cursor', list, payload))
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw refused()
  return positionKey.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')))
}
