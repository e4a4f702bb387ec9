import { lifeOf } from '#shared/contract/process.ts'
import { startOf } from '#shared/contract/step.ts'
import { answerDays } from '#shared/objections/answer-days.ts'
import { objectionEntity, type StoredObjection } from '#shared/objections/objection.entity.ts'
import { objectionProcess } from '#shared/objections/objection.process.ts'
import type { ShownObjection } from '#shared/objections/objections.ts'
import type { Living } from '../platform/process/living.ts'

type Named = Pick<StoredObjection, 'id' | 'partnerId' | 'thing' | 'number'>

/** An objection at the beginning of its process. */
export const newObjection = ({ id, partnerId: sub, thing, number }: Named, at: string): Living => ({
  process: objectionProcess,
  id,
  key: objectionEntity.key({ sub, thing, number }),
  life: startOf(objectionProcess, at),
})

/** An objection in its process. */
export const livingObjection = (stored: StoredObjection): Living => ({
  ...newObjection(stored, stored.createdAt),
  life: lifeOf(objectionProcess, stored, stored.createdAt),
})

const dayMs = 86_400_000

/** By when an answer has been promised. */
export const answerByOf = ({ createdAt }: Pick<StoredObjection, 'createdAt'>): string =>
  new Date(Date.parse(createdAt) + answerDays * dayMs).toISOString()

/** An objection as its partner sees it. */
export const shownToPartner = (stored: StoredObjection): ShownObjection => {
  const { state, words, answer, createdAt } = stored
  return { state, words, answer, createdAt, answerBy: answerByOf(stored) }
}
