import { type Approval, approvalEntity } from '#shared/approvals/approval.entity.ts'
import { approvalProcess } from '#shared/approvals/approval.process.ts'
import { lifeOf } from '#shared/contract/process.ts'
import { startOf } from '#shared/contract/step.ts'
import type { Living } from '../platform/process/living.ts'

/** An approval at the beginning of its process. */
export const newApproval = (id: string, at: string): Living => ({
  process: approvalProcess,
  id,
  key: approvalEntity.key({ id }),
  life: startOf(approvalProcess, at),
})

/** An approval in its process. */
export const livingApproval = (stored: Approval): Living => ({
  ...newApproval(stored.id, stored.createdAt),
  life: lifeOf(approvalProcess, stored, stored.createdAt),
})
