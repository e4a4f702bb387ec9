export type Queue = {
  purpose: string
  /** Seconds for which a message that is being worked on is seen by nobody else: six time-outs and the window. */
  visibilitySeconds: number
  /** Deliveries before a message is parked in the queue of dead letters. */
  maxReceives: number
  keptDays: number
  /** Days that a parked message waits for somebody to look at it. */
  parkedDays: number
}

export const queues = {
  events: {
    purpose: 'What pages tell, where visitors allow it, until it is written',
    visibilitySeconds: 240,
    maxReceives: 5,
    keptDays: 4,
    parkedDays: 14,
  },
} as const satisfies Record<string, Queue>

export type QueueName = keyof typeof queues
