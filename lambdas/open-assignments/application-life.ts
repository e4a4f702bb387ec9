import * as z from 'zod/mini'
import { lifeFields, lifeOf } from '#shared/contract/process.ts'
import { startOf } from '#shared/contract/step.ts'
import { applicationEntity } from '#shared/open-assignments/application.entity.ts'
import { applicationProcess } from '#shared/open-assignments/application.process.ts'
import type { Living } from '../platform/process/living.ts'

/** What says whose application it is, and where it is in its process. */
export const livingItem = z.object({
  ...lifeFields,
  ...z.pick(applicationEntity.item, { id: true, partnerId: true, state: true, appliedAt: true }).shape,
})

type Named = { id: string; partnerId: string }

const placeOf = ({ id, partnerId }: Named) => ({
  process: applicationProcess,
  // A partner applies once for an assignment.
  id: `${id}#${partnerId}`,
  key: applicationEntity.key({ id, sub: partnerId }),
})

/** An application in its process, as it is stored. */
export const livingApplication = (stored: z.infer<typeof livingItem>): Living => ({
  ...placeOf(stored),
  life: lifeOf(applicationProcess, stored, stored.appliedAt),
})

/** An application at the beginning of its process; one that was withdrawn before goes on counting its revisions. */
export const newApplication = (named: Named, appliedAt: string, revisionBefore = 0): Living => ({
  ...placeOf(named),
  life: { ...startOf(applicationProcess, appliedAt), revision: revisionBefore + 1 },
})
