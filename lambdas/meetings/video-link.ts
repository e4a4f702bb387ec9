import { fill } from '#shared/phrases/fill.ts'
import { keyedHash } from '../platform/secrets/keyed-hash.ts'

/** Enough that nobody guesses a room, and short enough to read out. */
const roomLength = 16

/**
 * The link to a meeting's own video room, from a template such as `https://meet.example/{{room}}`; undefined without one.
 * The room's name follows from the meeting's id by a key, because ids are in logs.
 */
export const videoLinkFor = async (id: string, template: string): Promise<string | undefined> => {
  if (!template) return undefined
  const room = (await keyedHash('meeting-room', id)).slice(0, roomLength)
  return fill(template, { room })
}
