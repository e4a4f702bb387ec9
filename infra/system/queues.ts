export type Queue = {
  purpose: string
  /** Seconds for which a message that is being processed is hidden: six time-outs plus the window. */
  visibilitySeconds: number
  /** Deliveries before a message is moved to the dead-letter queue. */
  maxReceives: number
  keptDays: number
  /** Days for which messages stay in the dead-letter queue. */
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
  renderings: {
    purpose: 'That content has changed, until the pages that show it are rendered',
    visibilitySeconds: 360,
    maxReceives: 3,
    keptDays: 4,
    parkedDays: 14,
  },
  papers: {
    purpose: 'Which papers are to be made, until they are kept',
    visibilitySeconds: 360,
    maxReceives: 5,
    keptDays: 4,
    parkedDays: 14,
  },
  matching: {
    purpose: 'Which partners have changed, until their CV is read and what they are ranked by is stored',
    visibilitySeconds: 360,
    maxReceives: 5,
    keptDays: 4,
    parkedDays: 14,
  },
} as const satisfies Record<string, Queue>

export type QueueName = keyof typeof queues
