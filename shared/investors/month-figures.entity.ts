import { entity } from '../contract/entity.ts'
import { untilReplaced } from '../privacy/retention.ts'
import { monthFigures } from './key-figures.ts'

export const monthFiguresEntity = entity({
  what: 'counts of a past month, for investors',
  pk: 'FIGURES',
  sk: 'MONTH#<month>',
  item: monthFigures,
  kept: untilReplaced,
  why: 'Counts of a month that is over',
  onErasure: 'left',
})
