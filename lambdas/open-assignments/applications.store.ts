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
import type { Operation } from '../platform/commands/command-handler.ts'
import { Failure } from '../platform/failure.ts'
import { countAttempt } from '../platform/limits/limits.ts'
import { type Living, lifeAttributes, noFamily, schedulingDue } from '../platform/process/living.ts'
import { operatorMove, partyMove } from '../platform/process/obstacles.ts'
import { keyedHash } from '../platform/secrets/keyed-hash.ts'
import { not, present } from '../platform/table/condition.ts'
import { getItem } from '../platform/table/get-item.ts'
import { type PageRequest, readPage } from '../platform/table/pages.ts'
import { personItem } from '../platform/table/person-item.ts'
import { queryItems } from '../platform/table/query-items.ts'
import { ttlOf } from '../platform/table/retention.ts'
import { conditionFailedAt, type TransactItem } from '../platform/table/table.ts'
import { transact, tryTransact } from '../platform/table/transact.ts'
import { update } from '../platform/table/update.ts'
import type { Stored } from '../platform/table/words.ts'
import { checkItem, putItem, putNew, type Write } from '../platform/table/write-items.ts'
import { livingApplication, livingItem, newApplication } from './application-life.ts'
import type { Applicant, Applications, Earlier } from './apply.ts'
import type { OpenApplications } from './decline-rest.ts'
import type { ToldApplicants } from './tell-applicants.ts'
import type { Withdrawals } from './withdraw.ts'

/** Each application mails the operator; applying and withdrawing in turn must not flood them. */
const maxPerHour = 30

const applicantItem = z.pick(partnerProfileEntity.item, {
  name: true,
  email: true,
  language: true,
  status: true,
})
const assignmentItem = z.pick(openAssignmentEntity.item, { title: true, clientCompany: true, state: true })

const storedItem = z.extend(application, {
  state: applicationEntity.item.shape.state,
  revision: z._default(z.int(), 0),
})

/** A partner's application for an assignment, and how often it has moved; its partner sees none that was withdrawn. */
const findStored = async (id: string, partner: string): Promise<Earlier> => {
  const stored = await getItem(applicationEntity.key({ id, sub: partner }), storedItem)
  const isSeen = stored && stored.state !== 'withdrawn'
  return { application: isSeen ? application.parse(stored) : null, revision: stored?.revision ?? 0 }
}

/** A partner's application for an assignment; null if there is none, or none any more. */
export const findOwn = async (id: string, partner: string): Promise<Application | null> =>
  (await findStored(id, partner)).application

const linkName = (id: string, sub: string) => fillKey(applicationLink, { id, sub })

const writesOf = async (
  partner: string,
  made: Application,
  { name, email, language }: Applicant,
  revision: number,
): Promise<readonly [Write, ...TransactItem[]]> => {
  const ttl = ttlOf(applicationEntity)
  const key = applicationEntity.key({ id: made.id, sub: partner })
  const index = applicationEntity.indexKey({ sub: partner, appliedAt: made.appliedAt })
  const living = newApplication({ id: made.id, partnerId: partner }, made.appliedAt, revision)
  const item = { ...key, ...index, ...made, name, email, language, partnerId: partner, ttl }
  const stored = { ...item, ...lifeAttributes(living) }
  return [
    revision === 0 ? putNew(stored) : putItem(stored).expect({ state: 'withdrawn', revision }),
    checkItem(openAssignmentEntity.key({ id: made.id }), { state: 'open' }),
    checkItem(partnerProfileEntity.key({ sub: partner }), { PK: present, status: not('declined') }),
    await personItem(email, key, { name: linkName(made.id, partner), ttl }),
    ...schedulingDue(living),
  ]
}

/** What one partner applies for. */
export const applicationsOf = (partner: string): Applications => ({
  applicant: () => getItem(partnerProfileEntity.key({ sub: partner }), applicantItem),
  find: id => findStored(id, partner),
  findAssignment: id => getItem(openAssignmentEntity.key({ id }), assignmentItem),
  countOne: async () => {
    const limit = { form: 'application', kind: 'caller', max: maxPerHour } as const
    return countAttempt(limit, await keyedHash('caller', partner))
  },
  add: async (made, applicant, revision) => {
    try {
      await transact(await writesOf(partner, made, applicant, revision))
      return made
    } catch (error) {
      const first = conditionFailedAt(error, 0) ? await findOwn(made.id, partner) : null
      if (first) return first
      if (conditionFailedAt(error, 1)) throw new Failure('assignment_closed')
      if (conditionFailedAt(error, 2)) throw new Failure('forbidden')
      throw error
    }
  },
})

/** An application in its process; null if there is none. */
export const findLivingApplication = async (id: string, partnerId: string): Promise<Living | null> => {
  const stored = await getItem(applicationEntity.key({ id, sub: partnerId }), livingItem)
  return stored && livingApplication(stored)
}

/** What a partner no longer finds in their list, and has not said, once an application is withdrawn. */
const forgotten = ['GSI1PK', 'GSI1SK', 'message', 'earliestStart', 'hourlyRateKronor'] as const

/** A partner's application, as it is withdrawn at an instant. */
export const withdrawals = (id: string, partner: string, at: string): Withdrawals => ({
  find: () => findLivingApplication(id, partner),
  withdraw: living => {
    const move = { name: 'withdraw', by: 'partner', at, remove: forgotten } as const
    return tryTransact(partyMove(living, move, noFamily).writes)
  },
})

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
  | { name: 'accept'; about: Stored }
  | { name: 'decline'; set: { declinedWith: DeclinedTogether } | { declineReason: string } }

/** Answers an application; part of a transaction. Throws a refusal if somebody has answered it. */
export const answering = (
  application: Living,
  answer: Answer,
  { at, by: who }: Pick<Operation, 'at' | 'by'>,
): TransactItem[] => operatorMove(application, { ...answer, at, who }, noFamily)

/** Declines those that are left over; part of a transaction. */
export const decliningWith = (
  applications: readonly Living[],
  declinedWith: DeclinedTogether,
  operation: Operation,
): TransactItem[] =>
  applications.flatMap(one => answering(one, { name: 'decline', set: { declinedWith } }, operation))

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

/**
 * A transaction has at most 100 items; each application takes five of them, and closing an assignment and ending its
 * inquiry's proposals the others.
 */
const maxDeclined = 10

/** The applications that one transaction of an operation can decline. */
export const openApplications = (operation: Operation): OpenApplications => ({
  findApplicants: async id => {
    const query = { ...applicationEntity.list({ id }), where: { state: 'sent' }, max: maxDeclined }
    return (await queryItems(query, livingItem)).map(livingApplication)
  },
  declineAll: (applications, why) => tryTransact(decliningWith(applications, why, operation)),
})
