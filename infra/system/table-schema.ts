/** The table's keys, index and settings. Its kinds of items are in shared/entities.ts. */
export const table = {
  partitionKey: 'PK',
  sortKey: 'SK',
  index: { name: 'GSI1', partitionKey: 'GSI1PK', sortKey: 'GSI1SK' },
  ttlAttribute: 'ttl',
  stream: 'NEW_AND_OLD_IMAGES',
} as const
