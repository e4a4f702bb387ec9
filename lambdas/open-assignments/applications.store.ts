import * as z from 'zod/mini'
import { language as languages } from '#shared/contract/language.ts'
import { type Application, application } from '#shared/open-assignments/applications.ts'
import { Failure } from '../platform/failure.ts'
import { countAttempt } from '../platform/limits/limits.ts'
import { keyedHash } from '../platform/secrets/keyed-hash.ts'
import { absent, anyOf, not, present } from '../platform/table/condition.ts'
import { getItem } from '../platform/table/get-item.ts'
import { keys } from '../platform/table/keys.ts'
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

/** Each application mails the operator; applying and withdrawing in turn must not flood them. */
const maxPerHour = 30

const applicantItem = z.object({
  name: z.string(),
  email: z.string(),
  language: z._default(languages, 'sv'),
  status: z.string(),
})
const assignmentItem = z.object({
  title: z.string(),
  clientCompany: z.string(),
  state: z.enum(['open', 'closed']),
})

const find = (id: string, partner: string): Promise<Application | null> =>
  getItem(keys.application(id, partner), application)

const linkName = (id: string, partner: string) => `APPLICATION#${id}#${partner}`

const writesOf = async (
  partner: string,
  made: Application,
  { name, email, language }: Applicant,
): Promise<TransactItem[]> => {
  const ttl = ttlOf('application')
  const key = keys.application(made.id, partner)
  const index = keys.applications(partner, made.appliedAt)
  return [
    putNew({ ...key, ...index, ...made, name, email, language, partnerId: partner, ttl }),
    checkItem(keys.openAssignment(made.id), { state: 'open' }),
    checkItem(keys.partnerProfile(partner), { PK: present, status: not('declined') }),
    await personItem(email, key, { name: linkName(made.id, partner), ttl }),
  ]
}

/** What one partner applies for. */
export const applicationsOf = (partner: string): Applications => ({
  applicant: () => getItem(keys.partnerProfile(partner), applicantItem),
  find: id => find(id, partner),
  findAssignment: id => getItem(keys.openAssignment(id), assignmentItem),
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
  const key = keys.application(id, partner)
  const stored = await getItem(key, z.pick(applicantItem, { email: true }))
  if (!stored) return
  const link = keys.person(await keyedHash('email', stored.email), linkName(id, partner))
  const undecided = anyOf({ PK: absent }, { state: 'sent' })
  if (!(await transactIf(deleteItem(key).expect(undecided), [deleteItem(link)]))) {
    throw new Failure('application_decided')
  }
}

/** A page of a partner's applications, newest first. */
export const applicationPage = (
  partner: string,
  asked: { cursor?: string | undefined; limit?: number | undefined },
) => {
  const { GSI1PK, GSI1SK } = keys.applications(partner, '')
  return readPage({ partition: { GSI1PK }, beginsWith: GSI1SK, item: application }, asked)
}

const listedItem = z.extend(application, { partnerId: z.string(), name: z.string(), email: z.string() })

/** Who has applied for an assignment, a page of them. */
export const listApplicants = (id: string, request: PageRequest) => {
  const { PK, SK: beginsWith } = keys.application(id, '')
  return readPage({ partition: { PK }, beginsWith, item: listedItem }, request)
}

/** Decides on an application that nobody has decided on; part of a transaction. */
export const deciding = (id: string, partnerId: string, state: 'accepted' | 'declined'): TransactItem =>
  update(keys.application(id, partnerId)).set({ state }).expect({ state: 'sent' })

/** A transaction has at most 100 items, and closing an assignment takes some of them. */
const maxDeclined = 80

/** The applications that one transaction can decline. */
export const openApplications: OpenApplications = {
  findApplicants: async id => {
    const { PK, SK: beginsWith } = keys.application(id, '')
    const query = { partition: { PK }, beginsWith, where: { state: 'sent' }, max: maxDeclined }
    const applicants = await queryItems(query, z.object({ partnerId: z.string() }))
    return applicants.map(({ partnerId }) => partnerId)
  },
  declineAll: (id, partnerIds) =>
    tryTransact(partnerIds.map(partnerId => deciding(id, partnerId, 'declined'))),
}
