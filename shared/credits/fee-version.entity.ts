import { entity } from '../contract/entity.ts'
import { untilBooksClose } from '../privacy/retention.ts'
import { feeEntity } from './fee.entity.ts'

export const feeVersionEntity = entity({
  what: 'a version of it: how much it was, who set it and why',
  pk: 'FEE',
  sk: 'VERSION#<version.padded>',
  item: feeEntity.item,
  kept: untilBooksClose,
  why: 'What we kept of which agreement may have to be explained',
  onErasure: 'left',
})
