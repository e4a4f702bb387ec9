import * as z from 'zod/mini'
import { isEnd, lifeFields, lifeOf } from '#shared/contract/process.ts'
import { startOf } from '#shared/contract/step.ts'
import { admissionProcess } from '#shared/partner-profile/admission.process.ts'
import { partnerProfileEntity } from '#shared/partner-profile/partner-profile.entity.ts'
import { promiseEnd } from '#shared/promises.ts'
import { auditItem } from '../platform/commands/audit.store.ts'
import type { Operation } from '../platform/commands/command-handler.ts'
import { type Living, lifeAttributes, noFamily } from '../platform/process/living.ts'
import { operatorMove } from '../platform/process/obstacles.ts'
import { findPartnerRole } from '../platform/roles/role.store.ts'
import { absent, present } from '../platform/table/condition.ts'
import { getItem } from '../platform/table/get-item.ts'
import type { TransactItem } from '../platform/table/table.ts'
import { tryTransact } from '../platform/table/transact.ts'
import { update } from '../platform/table/update.ts'
import type { Admissions, Transition } from './admit-partner.ts'

const livingWith = (sub: string, life: Living['life']): Living => ({
  process: admissionProcess,
  id: sub,
  key: partnerProfileEntity.key({ sub }),
  life,
})

/** A profile that is sent now, at the beginning of its admission. */
export const newAdmission = (sub: string, createdAt: string): Living =>
  livingWith(sub, startOf(admissionProcess, createdAt, { feedback: promiseEnd('feedback', createdAt) }))

const admissionItem = z.object({
  ...lifeFields,
  state: z.optional(z.string()),
  status: z.string(),
  email: z.string(),
  createdAt: z.string(),
})

type Stored = z.infer<typeof admissionItem>

const findItem = (sub: string): Promise<Stored | null> =>
  getItem(partnerProfileEntity.key({ sub }), admissionItem)

/** Profiles from before there were steps are where their status says. */
const livingOf = (sub: string, item: Stored): Living =>
  livingWith(sub, lifeOf(admissionProcess, { ...item, state: item.state ?? item.status }, item.createdAt))

/** The status of a profile, and its place in the operators’ lists. */
const statusOf = (status: string) => ({ status, ...partnerProfileEntity.indexList({ status }).partition })

/** The profile of a partner in its admission; null before onboarding. */
export const findAdmission = async (sub: string): Promise<Living | null> => {
  const item = await findItem(sub)
  return item && livingOf(sub, item)
}

/** Decides otherwise on an admission that is over, with which nothing is due. */
const decidingAnew = (
  { process, key, life }: Living,
  { name, status: state, reason, about }: Transition & { status: string },
  operation: Operation,
): TransactItem[] => {
  const { revision, terms } = life
  const { at } = operation
  const last = { name, by: 'operator', at, ...(reason && { reason }) }
  const decided = { state, since: at, revision: revision + 1, terms, due: {}, last, moved: last }
  return [
    update(key)
      .set({ ...statusOf(state), ...lifeAttributes({ process, life: decided }) })
      .expect({ PK: present, revision: revision || absent }),
    auditItem({ ...operation, command: `${process.name} ${name}` }, key.PK, {
      ...{ ...about, state: life.state, to: state },
      ...(reason && { reason }),
    }),
  ]
}

/** The admissions of partners, as one operation moves them. */
export const admissionsMovedBy = (operation: Operation): Admissions => ({
  find: async partnerId => {
    const [item, role] = await Promise.all([findItem(partnerId), findPartnerRole(partnerId)])
    if (!item) return null
    const { email } = item
    return { email, emailVerifiedAt: role?.emailVerifiedAt ?? null, living: livingOf(partnerId, item) }
  },
  moving: (living, { status, ...move }) => {
    const { at, by: who } = operation
    const set = status && { set: statusOf(status) }
    const writes =
      status && isEnd(living.process, living.life.state)
        ? decidingAnew(living, { ...move, status }, operation)
        : operatorMove(living, { ...move, ...set, at, who }, noFamily)
    return () => tryTransact(writes)
  },
})
