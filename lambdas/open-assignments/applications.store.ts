import { GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { language as languages } from '#shared/contract/language.ts'
import { type Application, application } from '#shared/open-assignments/applications.ts'
import { Failure } from '../platform/failure.ts'
import { countAttempt } from '../platform/limits/limits.ts'
import { keyedHash } from '../platform/secrets/keyed-hash.ts'
import { keys } from '../platform/table/keys.ts'
import { type Asked, readPage } from '../platform/table/pages.ts'
import { personItem } from '../platform/table/person-item.ts'
import { queryItems } from '../platform/table/query-items.ts'
import { ttlOf } from '../platform/table/retention.ts'
import { conditionFailedAt, documents, type TransactItem, tableName } from '../platform/table/table.ts'
import { transact, tryTransact } from '../platform/table/transact.ts'
import { update } from '../platform/table/update.ts'
import type { Applicant, Applications } from './apply.ts'
import type { OpenApplications } from './decline-rest.ts'

/** Each one mails the operator: applying and withdrawing in turn must not flood them. */
const mostPerHour = 30

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

const read = async (key: { PK: string; SK: string }) => {
  const { Item } = await documents.send(
    new GetCommand({ TableName: tableName(), Key: key, ConsistentRead: true }),
  )
  return Item
}

const find = async (id: string, partner: string): Promise<Application | null> => {
  const item = await read(keys.application(id, partner))
  return item ? application.parse(item) : null
}

const linkName = (id: string, partner: string) => `APPLICATION#${id}#${partner}`

const writesOf = async (
  partner: string,
  made: Application,
  { name, email, language }: Applicant,
): Promise<TransactItem[]> => {
  const TableName = tableName()
  const ttl = ttlOf('application')
  const index = keys.applications(partner, made.appliedAt)
  return [
    {
      Put: {
        TableName,
        Item: {
          ...keys.application(made.id, partner),
          ...index,
          ...made,
          ...{ name, email, language },
          partnerId: partner,
          ttl,
        },
        ConditionExpression: 'attribute_not_exists(PK)',
      },
    },
    {
      ConditionCheck: {
        TableName,
        Key: keys.openAssignment(made.id),
        ConditionExpression: '#state = :open',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: { ':open': 'open' },
      },
    },
    {
      ConditionCheck: {
        TableName,
        Key: keys.partnerProfile(partner),
        ConditionExpression: 'attribute_exists(PK) AND #status <> :declined',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: { ':declined': 'declined' },
      },
    },
    await personItem(email, keys.application(made.id, partner), {
      name: linkName(made.id, partner),
      ttl,
    }),
  ]
}

/** What one partner applies for. */
export const applicationsOf = (partner: string): Applications => ({
  applicant: async () => {
    const item = await read(keys.partnerProfile(partner))
    return item ? applicantItem.parse(item) : null
  },
  find: id => find(id, partner),
  findAssignment: async id => {
    const item = await read(keys.openAssignment(id))
    return item ? assignmentItem.parse(item) : null
  },
  countOne: async () => {
    const limit = { form: 'application', kind: 'caller', max: mostPerHour } as const
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
  const Key = keys.application(id, partner)
  const stored = await read(Key)
  if (!stored) return
  const { email } = z.pick(applicantItem, { email: true }).parse(stored)
  const undecided = {
    TableName: tableName(),
    Key,
    ConditionExpression: 'attribute_not_exists(PK) OR #state = :sent',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: { ':sent': 'sent' },
  }
  const link = keys.person(await keyedHash('email', email), linkName(id, partner))
  try {
    await transact([{ Delete: undecided }, { Delete: { TableName: tableName(), Key: link } }])
  } catch (error) {
    if (conditionFailedAt(error, 0)) throw new Failure('application_decided')
    throw error
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
export const listApplicants = (id: string, request: Asked) => {
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
