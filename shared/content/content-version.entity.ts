import { entity } from '../contract/entity.ts'
import { untilBooksClose } from '../privacy/retention.ts'
import { contentEntryEntity } from './content-entry.entity.ts'

export const contentVersionEntity = entity({
  what: 'a version of it: what it said, who changed it and why',
  pk: 'HISTORY#<name>',
  sk: 'VERSION#<version.padded>',
  item: contentEntryEntity.item,
  kept: untilBooksClose,
  why: 'What we claimed at which time may have to be proved',
  onErasure: 'left',
})
