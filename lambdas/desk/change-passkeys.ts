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

/** What is noted in the audit: what was done, with which passkey. */
export type NotedPasskey = { command: string; by: string; id: string; at: string; passkey: string }

type Note = (operation: NotedPasskey) => Promise<void>

type Adding = {
  note: Note
  /** Adds it, once however often; false if the pool refuses it. */
  complete: (accessToken: string, credential: Made) => Promise<boolean>
}

type Removing = {
  note: Note
  has: (accessToken: string, passkey: { id: string }) => Promise<boolean>
  /** Removes it; one that is gone by now counts as removed. */
  forget: (accessToken: string, passkey: { id: string }) => Promise<void>
}

const noted = (
  command: string,
  passkey: string,
  { person, now }: Pick<Asking, 'person' | 'now'>,
): NotedPasskey => ({
  ...{ command, passkey, by: `operator ${person}` },
  ...{ id: randomUUID(), at: new Date(now).toISOString() },
})

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
  asking: Asking,
  { note, complete }: Adding,
): Promise<{ id: string }> => {
  const { accessToken, signedInAt, now } = asking
  requireFresh(signedInAt, now)
  // Stored before the pool is changed: nobody gets another way in without a trace.
  await note(noted('passkeys add', credential.id, asking))
  const isAdded = await complete(accessToken, credential)
  if (!isAdded) throw new Failure('invalid_fields', { fields: { credential: 'invalid' } })
  return { id: credential.id }
}

/**
 * Removes a passkey of the operator's own. It asks for no fresh sign-in: it lets nobody in, and who has lost a device is in
 * a hurry.
 */
export const removePasskeyFor = async (
  passkey: Made,
  asking: Omit<Asking, 'signedInAt'>,
  { note, has, forget }: Removing,
): Promise<{ id: string }> => {
  const isThere = await has(asking.accessToken, passkey)
  // Noted before the pool is changed, as what is added; what is not there any more was noted before.
  if (isThere) await note(noted('passkeys remove', passkey.id, asking))
  if (isThere) await forget(asking.accessToken, passkey)
  return { id: passkey.id }
}
