import { lifeOf } from '#shared/contract/process.ts'
import { milestoneEntity, type StoredMilestone } from '#shared/reports/milestone.entity.ts'
import { milestoneProcess } from '#shared/reports/milestone.process.ts'
import type { Living } from '../process/living.ts'

/** A milestone in its process. */
export const livingMilestone = (item: StoredMilestone): Living => ({
  process: milestoneProcess,
  id: item.id,
  key: milestoneEntity.key({ sub: item.partnerId, assignmentId: item.assignmentId, number: item.number }),
  life: lifeOf(milestoneProcess, item, item.createdAt),
})
