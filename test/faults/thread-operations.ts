import { randomUUID } from 'node:crypto'
import { markReadAsBusiness, markReadAsPartner } from '#shared/threads/mark-read.ts'
import { threadEntity } from '#shared/threads/thread.entity.ts'
import type { Side } from '#shared/threads/thread.ts'
import { threadMessageEntity } from '#shared/threads/thread-message.entity.ts'
import { threadPartyEntity } from '#shared/threads/thread-party.entity.ts'
import { writeAsBusiness, writeAsPartner } from '#shared/threads/write-message.ts'
import { canaries } from './canaries.ts'
import { type Caller, nameOf, type Operation } from './operation.ts'
import type { Person } from './signed-in.ts'

type Put = (item: object) => Promise<unknown>

const operations = {
  business: { write: writeAsBusiness, mark: markReadAsBusiness },
  partner: { write: writeAsPartner, mark: markReadAsPartner },
} as const

type Own = keyof typeof operations

const createdAt = '2026-11-01T08:00:00.000Z'
const ttl = Date.parse('2040-01-01T00:00:00.000Z') / 1000

/** Stores a thread in which the other side has written once; returns its id. */
export const openThread = async (own: Own, put: Put, { sub, email }: Person): Promise<string> => {
  const id = `${randomUUID()}.${randomUUID()}`
  const accountOf = (side: Side) => (side === own ? sub : randomUUID())
  const other = own === 'business' ? 'partner' : 'business'
  await put({ ...threadEntity.key({ id }), id, messages: 1, createdAt, ttl })
  for (const side of ['business', 'partner'] as const) {
    const party = { id, side, accountId: accountOf(side), name: 'Kim', email, language: 'sv', createdAt }
    const read = { unread: side === own ? 1 : 0, readUpTo: 0, ...(side === own && { since: createdAt }) }
    await put({ ...threadPartyEntity.key({ id, side }), ...party, ...read, ttl })
  }
  const message = { number: 1, from: other, text: 'Hej!', createdAt }
  await put({ ...threadMessageEntity.key({ id, number: 1 }), ...message, ttl })
  return id
}

/** Returns what one side of a thread can change. */
export const threadOperations = (own: Own, call: Caller, put: Put, as: Person): Operation[] => {
  const { write, mark } = operations[own]
  return [
    {
      name: nameOf(write),
      prepare: async () => {
        const id = await openThread(own, put, as)
        const key = randomUUID()
        return () => call(write, { params: { id }, body: { text: canaries.description }, as, key })
      },
    },
    {
      name: nameOf(mark),
      prepare: async () => {
        const id = await openThread(own, put, as)
        return () => call(mark, { params: { id }, body: { upTo: 1 }, as })
      },
    },
  ]
}
