import { entity } from '../contract/entity.ts'
import { businessPartition } from '../contract/partitions.ts'
import { untilAccountEnds } from '../privacy/retention.ts'
import { businessProfile } from './business-profile.ts'

export const businessProfileEntity = entity({
  what: 'profile of a business',
  pk: businessPartition,
  sk: 'PROFILE',
  item: businessProfile,
  index: { pk: 'BUSINESSES', sk: '<createdAt>' },
  kept: untilAccountEnds,
  why: 'What the service knows a business by',
  onErasure: 'removed',
  heading: 'Business profile',
})
