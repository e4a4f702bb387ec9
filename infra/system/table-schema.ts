/** The one table; its kinds of items: shared/entities.ts. */
export const table = {
  partitionKey: 'PK',
  sortKey: 'SK',
  index: { name: 'GSI1', partitionKey: 'GSI1PK', sortKey: 'GSI1SK' },
  ttlAttribute: 'ttl',
  stream: 'NEW_AND_OLD_IMAGES',
} as const
