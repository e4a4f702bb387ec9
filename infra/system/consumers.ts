import type { Entity } from '#shared/contract/entity.ts'
import { entities } from '#shared/entities.ts'
import type { FunctionName } from './functions.ts'
import type { QueueName } from './queues.ts'
import { streamFilters } from './stream-filters.ts'

/** One event source mapping from the table's stream to a function. */
export type StreamConsumer = {
  consumer: FunctionName
  /** Lambda's event filter patterns; a record that matches any of them is delivered. */
  filters: readonly object[]
  batchSize: number
  /** Batches of one shard that are processed at the same time; records with the same partition key stay in order. */
  parallelBatches: number
  maximumRetryAttempts: number
  maximumRecordAgeSeconds: number
  bisectBatchOnError: boolean
}

const outbox = {
  batchSize: 10,
  parallelBatches: 1,
  maximumRetryAttempts: 5,
  maximumRecordAgeSeconds: 6 * 60 * 60,
  bisectBatchOnError: true,
} as const

/** Of one function, because only two functions may read a stream; it passes on what concerns pages and papers. */
const noticed = Object.values<Entity>(entities).filter(
  ({ mailsOn, rendersPages, makesPaper }) => mailsOn || rendersPages || makesPaper,
)

/**
 * The stream is the outbox: storing an item is the request for its mails. Codes have their own mapping, so that a
 * newsletter mail that is being retried never delays a sign-in.
 */
export const consumers = [
  {
    consumer: 'notices',
    filters: streamFilters(noticed.filter(kind => kind !== entities.code)),
    ...outbox,
  },
  {
    consumer: 'codes',
    filters: streamFilters([entities.code]),
    ...outbox,
    // A person waits for each code: one slow mail must not delay another sign-in.
    batchSize: 1,
    parallelBatches: 10,
  },
] as const satisfies readonly StreamConsumer[]

/** One event source mapping from a queue to the function that empties it. */
export type QueueConsumer = {
  queue: QueueName
  consumer: FunctionName
  batchSize: number
  /** Seconds for which messages are collected for one batch. */
  windowSeconds: number
}

export const queueConsumers = {
  events: { queue: 'events', consumer: 'eventWriter', batchSize: 100, windowSeconds: 60 },
  renderings: { queue: 'renderings', consumer: 'pages', batchSize: 10, windowSeconds: 0 },
  papers: { queue: 'papers', consumer: 'documents', batchSize: 5, windowSeconds: 0 },
  // One at a time: a CV that ends the function takes no other with it.
  matching: { queue: 'matching', consumer: 'matching', batchSize: 1, windowSeconds: 0 },
} as const satisfies Record<QueueName, QueueConsumer>
