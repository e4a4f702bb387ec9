import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { errorName } from '../platform/logging/error-name.ts'

/** The events of one request, from the queue. */
export type Message = { id: string; sentAt: number; body: string }

/** What the use case needs of the store. */
export type EventFiles = { put: (key: string, gzipped: Buffer) => Promise<void> }

type Writing = {
  files: EventFiles
  log: { error: (message: string, about: Record<string, unknown>) => void }
}

const dayOf = (sentAt: number): string => new Date(sentAt).toISOString().slice(0, 10)

/**
 * The same messages have the same key, so that a repeated delivery replaces its file. A part of them has another key; the
 * queries drop duplicates by event_id.
 */
const keyOf = (day: string, messages: readonly Message[]): string => {
  const ids = messages.map(({ id }) => id).sort()
  const name = createHash('sha256').update(ids.join()).digest('hex').slice(0, 32)
  return `events/dt=${day}/${name}.ndjson.gz`
}

/** The lines of a message; null if it is malformed. */
const linesOf = ({ body }: Message): string | null => {
  try {
    const events = JSON.parse(body)
    return Array.isArray(events) ? events.map(event => `${JSON.stringify(event)}\n`).join('') : null
  } catch {
    return null
  }
}

/** Returns the messages that could not be written: all of a day or none. */
const writeDay = async (
  [day, messages]: [string, Message[]],
  { files, log }: Writing,
): Promise<readonly Message[]> => {
  try {
    await files.put(keyOf(day, messages), gzipSync(messages.map(linesOf).join('')))
    return []
  } catch (error) {
    log.error('events_not_written', { day, error: errorName(error) })
    return messages
  }
}

/** Writes messages as gzipped lines, one file per day. Returns the ids that have to be delivered again. */
export const writeEvents = async (messages: readonly Message[], writing: Writing): Promise<string[]> => {
  const unreadable = messages.filter(message => linesOf(message) === null)
  if (unreadable.length > 0) writing.log.error('events_unreadable', { messages: unreadable.length })
  const readable = messages.filter(message => !unreadable.includes(message))
  const days = Map.groupBy(readable, ({ sentAt }) => dayOf(sentAt))
  const failed = await Promise.all([...days].map(day => writeDay(day, writing)))
  return [...unreadable, ...failed.flat()].map(({ id }) => id)
}
