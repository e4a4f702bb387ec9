import { randomUUID } from 'node:crypto'
import { Failure } from '../platform/failure.ts'
import { requireFresh } from './fresh.ts'

/** Who asks, with what they were let in by. */
type Asking = {
  accessToken: string
  person: string
  /** Milliseconds, as `now`. */
  signedInAt: number
  now: number
}

type Made = { id: string }

/** What is noted in the audit. */
export type NotedPasskey = { command: string; by: string; id: string; at: string }

type Pool = {
  note: (operation: NotedPasskey) => Promise<void>
  /** Adds it, once however often; false if the pool refuses it. */
  complete: (accessToken: string, credential: Made) => Promise<boolean>
}

/** What the browser needs to make a passkey. Throws `sign_in_too_old`. */
export const requestPasskeyFor = async (
  { accessToken, signedInAt, now }: Asking,
  start: (accessToken: string) => Promise<Record<string, unknown>>,
) => {
  requireFresh(signedInAt, now)
  return { options: await start(accessToken) }
}

/**
 * Adds a passkey if the operator signed in within the last minutes: otherwise somebody at an unlocked computer, or with a
 * stolen token, could add one and keep access. Throws `sign_in_too_old`, and `invalid_fields` for a passkey that the pool refuses.
 */
export const addPasskeyFor = async (
  credential: Made,
  { accessToken, person, signedInAt, now }: Asking,
  { note, complete }: Pool,
): Promise<{ id: string }> => {
  requireFresh(signedInAt, now)
  const at = new Date(now).toISOString()
  // Stored before the pool is changed: nobody gets another way in without a trace.
  await note({ command: 'passkeys add', by: `operator ${person}`, id: randomUUID(), at })
  const isAdded = await complete(accessToken, credential)
  if (!isAdded) throw new Failure('invalid_fields', { fields: { credential: 'invalid' } })
  return { id: credential.id }
}
