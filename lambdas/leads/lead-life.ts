import { startOf } from '#shared/contract/step.ts'
import { leadEntity } from '#shared/leads/lead.entity.ts'
import { leadProcess } from '#shared/leads/lead.process.ts'
import { promiseEnd } from '#shared/promises.ts'
import type { Living } from '../platform/process/living.ts'

/** A lead at the beginning of its process. */
export const newLead = ({ id, createdAt }: { id: string; createdAt: string }): Living => ({
  process: leadProcess,
  id,
  key: leadEntity.key({ id }),
  life: startOf(leadProcess, createdAt, { answer: promiseEnd('answer', createdAt) }),
})
