import * as z from 'zod/mini'
import { fillKey } from '#shared/contract/key-template.ts'
import { applicationEntity, applicationLink } from '#shared/open-assignments/application.entity.ts'
import {
  type Application,
  application,
  type DeclinedTogether,
} from '#shared/open-assignments/applications.ts'
import { openAssignmentEntity } from '#shared/open-assignments/open-assignment.entity.ts'
import { partnerProfileEntity } from '#shared/partner-profile/partner-profile.entity.ts'
import { personEntity } from '#shared/privacy/person.entity.ts'
import { Failure } from '../platform/failure.ts'
import { countAttempt } from '../platform/limits/limits.ts'
import { keyedHash } from '../platform/secrets/keyed-hash.ts'
import { absent, anyOf, not, present } from '../platform/table/condition.ts'
import { getItem } from '../platform/table/get-item.ts'
import { type PageRequest, readPage } from '../platform/table/pages.ts'
import { personItem } from '../platform/table/person-item.ts'
import { queryItems } from '../platform/table/query-items.ts'
import { ttlOf } from '../platform/table/retention.ts'
import { conditionFailedAt, type TransactItem } from '../platform/table/table.ts'
import { transact, transactIf, tryTransact } from '../platform/table/transact.ts'
import { update } from '../platform/table/update.ts'
import { checkItem, deleteItem, putNew } from '../platform/table/write-items.ts'
import type { Applicant, Applications } from './apply.ts'
import type { OpenApplications } from './decline-rest.ts'
import type { ToldApplicants } from './tell-applicants.ts'

/** Each application mails the operator; applying and withdrawing in turn must not flood them. */
const maxPerHour = 30

const applicantItem = z.pick(partnerProfileEntity.item, {
  name: true,
  email: true,
  language: true,
  status: true,
})
const assignmentItem = z.pick(openAssignmentEntity.item, { title: true, clientCompany: true, state: true })

const find = (id: string, partner: string): Promise<Application | null> =>
  getItem(applicationEntity.key({ id, sub: partner }), application)

const linkName = (id: string, sub: string) => fillKey(applicationLink, { id, sub })

const writesOf = async (
  partner: string,
  made: Application,
  { name, email, language }: Applicant,
): Promise<TransactItem[]> => {
  const ttl = ttlOf(applicationEntity)
  const key = applicationEntity.key({ id: made.id, sub: partner })
  const index = applicationEntity.indexKey({ sub: partner, appliedAt: made.appliedAt })
  return [
    putNew({ ...key, ...index, ...made, name, email, language, partnerId: partner, ttl }),
    checkItem(openAssignmentEntity.key({ id: made.id }), { state: 'open' }),
    checkItem(partnerProfileEntity.key({ sub: partner }), { PK: present, status: not('declined') }),
    await personItem(email, key, { name: linkName(made.id, partner), ttl }),
  ]
}

/** What one partner applies for. */
export const applicationsOf = (partner: string): Applications => ({
  applicant: () => getItem(partnerProfileEntity.key({ sub: partner }), applicantItem),
  find: id => find(id, partner),
  findAssignment: id => getItem(openAssignmentEntity.key({ id }), assignmentItem),
  countOne: async () => {
    const limit = { form: 'application', kind: 'caller', max: maxPerHour } as const
    return countAttempt(limit, await keyedHash('caller', partner))
  },
  add: async (made, applicant) => {
    try {
      await transact(await writesOf(partner, made, applicant))
      return made
    } catch (error) {
      const first = conditionFailedAt(error, 0) ? await find(made.id, partner) : null
      if (first) return first
      if (conditionFailedAt(error, 1)) throw new Failure('assignment_closed')
      if (conditionFailedAt(error, 2)) throw new Failure('forbidden')
      throw error
    }
  },
})

/** Removes an application that nobody has decided on; throws `application_decided`. */
export const withdrawApplication = async (id: string, partner: string): Promise<void> => {
  const key = applicationEntity.key({ id, sub: partner })
  const stored = await getItem(key, z.pick(applicationEntity.item, { email: true }))
  if (!stored) return
  const link = personEntity.key({
    emailHash: await keyedHash('email', stored.email),
    entity: linkName(id, partner),
  })
  const undecided = anyOf({ PK: absent }, { state: 'sent' })
  if (!(await transactIf(deleteItem(key).expect(undecided), [deleteItem(link)]))) {
    throw new Failure('application_decided')
  }
}

/** A page of a partner's applications, newest first. */
export const applicationPage = (
  partner: string,
  asked: { cursor?: string | undefined; limit?: number | undefined },
) => readPage({ ...applicationEntity.indexList({ sub: partner }), item: application }, asked)

const listedItem = z.omit(applicationEntity.item, { language: true })

/** One application, for operators. */
export const findApplication = (id: string, partnerId: string) =>
  getItem(applicationEntity.key({ id, sub: partnerId }), listedItem)

/** Who has applied for an assignment, a page of them. */
export const listApplicants = (id: string, request: PageRequest) =>
  readPage({ ...applicationEntity.list({ id }), item: listedItem }, request)

export type Answer =
  | { state: 'accepted' }
  | { state: 'declined'; declinedWith: DeclinedTogether }
  | { state: 'declined'; declineReason: string }

/** Decides on an application that nobody has decided on; part of a transaction. */
export const deciding = (id: string, partnerId: string, answer: Answer): TransactItem =>
  update(applicationEntity.key({ id, sub: partnerId }))
    .set(answer)
    .expect({ state: 'sent' })

/** Declines one of those that are left over; part of a transaction. */
export const decliningWith = (id: string, partnerId: string, declinedWith: DeclinedTogether): TransactItem =>
  deciding(id, partnerId, { state: 'declined', declinedWith })

const maxTold = 100

/** The applicants of an assignment that was edited, as they are told of it. */
export const toldApplicants: ToldApplicants = {
  findUntold: async (id, { at }) => {
    const query = { ...applicationEntity.list({ id }), where: { state: 'sent' } }
    const fields = { partnerId: true, appliedAt: true, toldOf: true } as const
    const applied = await queryItems(query, z.pick(applicationEntity.item, fields))
    return applied
      .filter(({ appliedAt, toldOf }) => appliedAt <= at && (toldOf?.at ?? '') < at)
      .slice(0, maxTold)
      .map(({ partnerId }) => partnerId)
  },
  tell: (id, partnerIds, toldOf) =>
    tryTransact(
      partnerIds.map(sub =>
        update(applicationEntity.key({ id, sub })).set({ toldOf }).expect({ state: 'sent' }),
      ),
    ),
}

/** A transaction has at most 100 items; closing an assignment takes some of them, and ending its inquiry's proposals. */
const maxDeclined = 50

/** The applications that one transaction can decline. */
export const openApplications: OpenApplications = {
  findApplicants: async id => {
    const query = { ...applicationEntity.list({ id }), where: { state: 'sent' }, max: maxDeclined }
    const applicants = await queryItems(query, z.pick(applicationEntity.item, { partnerId: true }))
    return applicants.map(({ partnerId }) => partnerId)
  },
  declineAll: (id, partnerIds, why) =>
    tryTransact(partnerIds.map(partnerId => decliningWith(id, partnerId, why))),
}
