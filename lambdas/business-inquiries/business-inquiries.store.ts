import { GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { inquiry } from '#shared/business-inquiries/inquiry.ts'
import { Failure } from '../platform/failure.ts'
import { type FoundUploads, type KeptFile, takeUploads } from '../platform/files/accepted-uploads.ts'
import { projectFiles } from '../platform/files/file-area.ts'
import type { Receipt } from '../platform/http/idempotency.ts'
import { keys } from '../platform/table/keys.ts'
import { type Asked, readPage } from '../platform/table/pages.ts'
import { personItem, personReceipt } from '../platform/table/person-item.ts'
import { ttlOf } from '../platform/table/retention.ts'
import { conditionFailedAt, documents, tableName } from '../platform/table/table.ts'
import { transact } from '../platform/table/transact.ts'
import type { Inquiries, Sender, SentInquiry } from './send-inquiry.ts'

const profileItem = z.object({ companyName: z.string(), contactPerson: z.string() })
const roleItem = z.object({ email: z.string() })
const filesItem = z.object({
  files: z.array(z.object({ id: z.string(), fileName: z.string(), key: z.string() })),
})

const read = async (key: { PK: string; SK: string }) => {
  const { Item } = await documents.send(
    new GetCommand({ TableName: tableName(), Key: key, ConsistentRead: true }),
  )
  return Item
}

/** The calling business, as its profile and its role record say; null before onboarding. */
export const findSender = async (sub: string): Promise<Sender | null> => {
  const [profile, role] = await Promise.all([
    read(keys.businessProfile(sub)),
    read(keys.role('business', sub)),
  ])
  return role ? { ...roleItem.parse(role), ...(profile && profileItem.parse(profile)) } : null
}

const putOf = (sub: string, sent: SentInquiry, files: readonly KeptFile[], ttl: number) => ({
  TableName: tableName(),
  Item: {
    ...keys.inquiry(sub, sent.id),
    ...keys.leads('inquiry', sent.createdAt, sent.id),
    ...sent,
    files,
    ttl,
  },
  ConditionExpression: 'attribute_not_exists(PK)',
})

/** The uploads that something else took meanwhile, as `fields` names them; they come first in the transaction. */
const takenMeanwhile = (error: unknown, count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, place) => place)
      .filter(place => conditionFailedAt(error, place))
      .map(place => [`uploads.${place}`, 'invalid'] as const),
  )

/** Inquiries as one submission writes them: with the files they take and its receipt, in one transaction. */
export const inquiriesWith = (sub: string, uploads: FoundUploads, receipt: Receipt): Inquiries => ({
  store: async sent => {
    const { files, keeps } = await takeUploads(projectFiles, sub, uploads)
    const answer = inquiry.parse({ ...sent, files })
    const ttl = ttlOf('inquiry')
    const done = receipt(answer)
    const links = await Promise.all([
      personItem(sent.email, keys.inquiry(sub, sent.id), { name: `INQUIRY#${sent.id}`, ttl }),
      personReceipt(sent.email, done),
    ])
    try {
      await transact([...keeps, { Put: putOf(sub, sent, files, ttl) }, ...links, done])
    } catch (error) {
      const fields = takenMeanwhile(error, keeps.length)
      if (Object.keys(fields).length > 0) throw new Failure('upload_unusable', { fields })
      throw error
    }
    return answer
  },
})

/** What a business has asked for, newest first, a page of it. */
export const listInquiries = (sub: string, asked: Asked) => {
  const { PK, SK: beginsWith } = keys.inquiry(sub, '')
  return readPage({ partition: { PK }, beginsWith, item: inquiry }, asked)
}

/** A file of one of the business's own inquiries; throws `not_found`. */
export const findInquiryFile = async (sub: string, id: string, fileId: string) => {
  const found = await read(keys.inquiry(sub, id))
  const file = found && filesItem.parse(found).files.find(one => one.id === fileId)
  if (!file) throw new Failure('not_found')
  return file
}
