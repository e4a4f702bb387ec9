import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { clock } from '#shared/contract/clock.ts'

/** The settings of a queue; durations in seconds. */
export type QueueSettings = {
  visibilitySeconds: number
  keptSeconds: number
  /** The dead-letter queue, and the number of deliveries after which a message is moved there. */
  redrive?: { to: string; maxReceives: number }
}

export type Received = {
  id: string
  receipt: string
  body: string
  sentAt: number
  receives: number
  firstReceivedAt: number
}

export type Messages = {
  /** Once this returns, the message survives kill -9. */
  send(queue: string, body: string): { id: string; md5: string }
  /** Returns up to `max` visible messages, the oldest first, and hides them until they are deleted or the time-out ends. */
  receive(queue: string, max: number, visibilitySeconds?: number): Received[]
  delete(queue: string, receipt: string): void
  close(): void
}

type Row = { id: string; body: string; sent_at: number; receives: number; first_received_at: number | null }

export const md5Of = (text: string): string => createHash('md5').update(text).digest('hex')

const schema = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  CREATE TABLE IF NOT EXISTS messages (
    number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, queue TEXT NOT NULL, body TEXT NOT NULL,
    sent_at INTEGER NOT NULL, visible_at INTEGER NOT NULL, receives INTEGER NOT NULL DEFAULT 0,
    first_received_at INTEGER, receipt TEXT
  ) STRICT;
  CREATE INDEX IF NOT EXISTS messages_by_queue ON messages (queue, visible_at);
`

const open = (folder: string): DatabaseSync => {
  mkdirSync(folder, { recursive: true })
  const database = new DatabaseSync(join(folder, 'sqs.sqlite'))
  database.exec(schema)
  // Messages in flight belonged to a process that has ended; in the cloud their time-out would end.
  database.prepare('UPDATE messages SET visible_at = 0').run()
  return database
}

/** Opens the messages of all queues in `<folder>/sqs.sqlite`; time-outs and retention follow the clock. */
export const openMessages = (folder: string, queues: Readonly<Record<string, QueueSettings>>): Messages => {
  const database = open(folder)
  const insert = database.prepare(
    'INSERT INTO messages (id, queue, body, sent_at, visible_at) VALUES (?, ?, ?, ?, ?)',
  )
  const forget = database.prepare('DELETE FROM messages WHERE queue = ? AND sent_at <= ?')
  const park = database.prepare(
    'UPDATE messages SET queue = ?, receives = 0, receipt = NULL WHERE queue = ? AND visible_at <= ? AND receives >= ?',
  )
  const next = database.prepare(
    'SELECT id, body, sent_at, receives, first_received_at FROM messages WHERE queue = ? AND visible_at <= ? ORDER BY number LIMIT ?',
  )
  const take = database.prepare(
    'UPDATE messages SET visible_at = ?, receipt = ?, receives = receives + 1, first_received_at = ? WHERE id = ?',
  )
  const remove = database.prepare('DELETE FROM messages WHERE queue = ? AND receipt = ?')

  const toReceived = (row: Row, visibleAt: number, now: number): Received => {
    const receipt = randomUUID()
    const firstReceivedAt = row.first_received_at ?? now
    take.run(visibleAt, receipt, firstReceivedAt, row.id)
    const { id, body, sent_at: sentAt, receives } = row
    return { id, receipt, body, sentAt, receives: receives + 1, firstReceivedAt }
  }

  return {
    send: (queue, body) => {
      const id = randomUUID()
      const now = clock.now()
      insert.run(id, queue, body, now, now)
      return { id, md5: md5Of(body) }
    },
    receive: (queue, max, visibilitySeconds) => {
      const settings = queues[queue]
      if (!settings) return []
      const now = clock.now()
      forget.run(queue, now - settings.keptSeconds * 1000)
      if (settings.redrive) park.run(settings.redrive.to, queue, now, settings.redrive.maxReceives)
      const visibleAt = now + (visibilitySeconds ?? settings.visibilitySeconds) * 1000
      return (next.all(queue, now, max) as Row[]).map(row => toReceived(row, visibleAt, now))
    },
    delete: (queue, receipt) => {
      remove.run(queue, receipt)
    },
    close: () => database.close(),
  }
}
