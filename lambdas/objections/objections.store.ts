import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { language } from '#shared/contract/language.ts'
import { objectionEntity, type StoredObjection } from '#shared/objections/objection.entity.ts'
import { partnerProfileEntity } from '#shared/partner-profile/partner-profile.entity.ts'
import type { Operation } from '../platform/commands/command-handler.ts'
import { lifeAttributes, noFamily, schedulingDue } from '../platform/process/living.ts'
import { operatorMove, partyMove } from '../platform/process/obstacles.ts'
import { present } from '../platform/table/condition.ts'
import { getItem } from '../platform/table/get-item.ts'
import { queryItems } from '../platform/table/query-items.ts'
import { ttlOf } from '../platform/table/retention.ts'
import { tryTransact } from '../platform/table/transact.ts'
import { checkItem, putNew } from '../platform/table/write-items.ts'
import type { Answers } from './answer-objection.ts'
import type { Objections } from './object.ts'
import { livingObjection, newObjection } from './objection-life.ts'
import type { Withdrawals } from './withdraw-objection.ts'

const objectorItem = z.object({ name: z.string(), email: z.string(), language: z._default(language, 'sv') })

/** The last objection of a partner to a thing; null if there is none. */
export const findLast = async (partnerId: string, thing: string): Promise<StoredObjection | null> => {
  const all = await queryItems(objectionEntity.list({ sub: partnerId, thing }), objectionEntity.item)
  return all.at(-1) ?? null
}

/** The objections of one partner to a thing; what it is, the caller finds, who alone needs the lexicon. */
export const objectionsOf = (
  partnerId: string,
  thing: string,
  findObjected: Objections['findObjected'],
): Objections => {
  const profile = partnerProfileEntity.key({ sub: partnerId })
  return {
    findObjector: () => getItem(profile, objectorItem),
    findLast: () => findLast(partnerId, thing),
    findObjected,
    add: async given => {
      const { createdAt } = given
      const stored = { ...given, id: randomUUID(), partnerId, thing, answer: null }
      const living = newObjection(stored, createdAt)
      const item = {
        ...living.key,
        ...objectionEntity.indexKey({ kind: 'objection', createdAt, id: stored.id }),
        ...stored,
        ...lifeAttributes(living),
        ttl: ttlOf(objectionEntity),
      }
      const isAdded = await tryTransact([
        putNew(item),
        // Nothing is stored of a partner who is being erased.
        checkItem(profile, { PK: present }),
        ...schedulingDue(living),
      ])
      return isAdded ? objectionEntity.item.parse(item) : null
    },
  }
}

/** A partner's withdrawal of their last objection to a thing, at an instant. */
export const withdrawals = (partnerId: string, thing: string, at: string): Withdrawals => ({
  findLast: () => findLast(partnerId, thing),
  withdraw: objection => {
    const move = { name: 'withdraw', by: 'partner', at } as const
    return tryTransact(partyMove(livingObjection(objection), move, noFamily).writes)
  },
})

const moveFor = { upheld: 'uphold', dismissed: 'dismiss' } as const

/** The answers of one operation. */
export const answersBy = ({ at, by: who }: Operation): Answers => ({
  find: ({ partnerId: sub, thing, number }) =>
    getItem(objectionEntity.key({ sub, thing, number }), objectionEntity.item),
  answer: (objection, { outcome, answer }) => {
    const move = { name: moveFor[outcome], at, who, set: { answer } }
    return tryTransact(operatorMove(livingObjection(objection), move, noFamily))
  },
})
