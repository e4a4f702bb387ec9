import { entity } from '../contract/entity.ts'
import { businessPartition } from '../contract/partitions.ts'
import { booksReason, untilAccountAndBooksClose } from '../privacy/retention.ts'
import { creditChange } from './read-credits.ts'

export const creditChangeEntity = entity({
  what: 'one change of the balance',
  pk: businessPartition,
  sk: 'CREDIT#<createdAt>#<id>',
  item: creditChange,
  kept: untilAccountAndBooksClose,
  why: 'How a paid balance came about',
  onErasure: {
    keeps: ['id', 'kind', 'credits', 'balance', 'reference', 'createdAt', 'partnerCredits'],
    reason: booksReason,
  },
  heading: 'Credit history',
})
