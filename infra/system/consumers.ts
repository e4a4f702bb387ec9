import type { FunctionName } from './functions.ts'
import type { QueueName } from './queues.ts'

/** One event source mapping from the table's stream to a function. */
export type StreamConsumer = {
  consumer: FunctionName
  /** Lambda's event filter patterns; a record that fits any of them is delivered. */
  filters: readonly object[]
  batchSize: number
  maximumRetryAttempts: number
  maximumRecordAgeSeconds: number
  bisectBatchOnError: boolean
}

const outbox = {
  batchSize: 10,
  maximumRetryAttempts: 5,
  maximumRecordAgeSeconds: 6 * 60 * 60,
  bisectBatchOnError: true,
} as const

/**
 * The stream is the outbox: storing a thing is the request to notify about it. Codes have a mapping of their
 * own, so that a newsletter mail that is being retried never holds back somebody's sign-in.
 */
export const consumers = [
  {
    consumer: 'notices',
    filters: [
      { eventName: ['INSERT', 'MODIFY'], dynamodb: { Keys: { PK: { S: [{ prefix: 'SUBSCRIBER#' }] } } } },
      {
        eventName: ['INSERT'],
        dynamodb: {
          Keys: {
            PK: {
              S: [
                { prefix: 'USER#' },
                { prefix: 'LEAD#' },
                { prefix: 'MEETING#' },
                { prefix: 'ORDER#' },
                { prefix: 'INVESTOR#' },
              ],
            },
          },
        },
      },
      // Entities that hold more than what is told about. One filter: Lambda takes no more than five of them.
      {
        eventName: ['INSERT'],
        dynamodb: {
          Keys: {
            PK: { S: [{ prefix: 'BUSINESS#' }, { prefix: 'PARTNER#' }, { prefix: 'OPEN#' }] },
            SK: { S: [{ prefix: 'INQUIRY#' }, { prefix: 'AUDIT#' }, { prefix: 'APPLICATION#' }] },
          },
        },
      },
      // An operator has decided on it, moved it or cancelled it.
      {
        eventName: ['MODIFY'],
        dynamodb: {
          Keys: {
            PK: { S: [{ prefix: 'OPEN#' }, { prefix: 'MEETING#' }] },
            SK: { S: [{ prefix: 'APPLICATION#' }, { prefix: 'MEETING' }] },
          },
        },
      },
    ],
    ...outbox,
  },
  {
    consumer: 'codes',
    filters: [{ eventName: ['INSERT', 'MODIFY'], dynamodb: { Keys: { PK: { S: [{ prefix: 'CODE#' }] } } } }],
    ...outbox,
  },
] as const satisfies readonly StreamConsumer[]

/** One event source mapping from a queue to the function that empties it. */
export type QueueConsumer = {
  queue: QueueName
  consumer: FunctionName
  batchSize: number
  /** Seconds that messages are gathered for one batch. */
  windowSeconds: number
}

export const queueConsumers = [
  { queue: 'events', consumer: 'eventWriter', batchSize: 100, windowSeconds: 60 },
] as const satisfies readonly QueueConsumer[]
