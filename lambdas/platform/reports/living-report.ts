import { lifeOf } from '#shared/contract/process.ts'
import { reportEntity, type StoredReport } from '#shared/reports/report.entity.ts'
import { reportProcess } from '#shared/reports/report.process.ts'
import type { Living } from '../process/living.ts'

/** A time report in its process. */
export const livingReport = (item: StoredReport): Living => ({
  process: reportProcess,
  id: item.id,
  key: reportEntity.key({ sub: item.partnerId, assignmentId: item.assignmentId, month: item.month }),
  life: lifeOf(reportProcess, item, item.createdAt),
})
