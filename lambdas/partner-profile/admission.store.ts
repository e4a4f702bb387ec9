import * as z from 'zod/mini'
import { lifeFields, lifeOf, startOf } from '#shared/contract/process.ts'
import { admissionProcess } from '#shared/partner-profile/admission.process.ts'
import { partnerProfileEntity } from '#shared/partner-profile/partner-profile.entity.ts'
import type { Operation } from '../platform/commands/command-handler.ts'
import { type Living, noFamily } from '../platform/process/living.ts'
import { operatorMove } from '../platform/process/obstacles.ts'
import { findPartnerRole } from '../platform/roles/role.store.ts'
import { getItem } from '../platform/table/get-item.ts'
import { tryTransact } from '../platform/table/transact.ts'
import type { Admissions } from './admit-partner.ts'

const livingWith = (sub: string, life: Living['life']): Living => ({
  process: admissionProcess,
  id: sub,
  key: partnerProfileEntity.key({ sub }),
  life,
})

/** A profile that is sent now, at the beginning of its admission. */
export const newAdmission = (sub: string, createdAt: string): Living =>
  livingWith(sub, startOf(admissionProcess, createdAt, { asked: createdAt }))

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

/** The profile of a partner in its admission; null before onboarding. */
export const findAdmission = async (sub: string): Promise<Living | null> => {
  const item = await findItem(sub)
  return item && livingOf(sub, item)
}

/** The admissions of partners, as one operation moves them. */
export const admissionsMovedBy = ({ at, by: who }: Operation): Admissions => ({
  find: async partnerId => {
    const [item, role] = await Promise.all([findItem(partnerId), findPartnerRole(partnerId)])
    if (!item) return null
    const { email } = item
    return { email, emailVerifiedAt: role?.emailVerifiedAt ?? null, living: livingOf(partnerId, item) }
  },
  moving: (living, { status, ...move }) => {
    const set = status && { status, ...partnerProfileEntity.indexList({ status }).partition }
    const writes = operatorMove(living, { ...move, ...(set && { set }), at, who }, noFamily)
    return () => tryTransact(writes)
  },
})
