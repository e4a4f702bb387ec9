import * as z from 'zod/mini'
import { roleEntity } from '#shared/accounts/role.entity.ts'
import { inquiryEntity } from '#shared/business-inquiries/inquiry.entity.ts'
import { type InquiryState, inquiry } from '#shared/business-inquiries/inquiry.ts'
import { businessProfileEntity } from '#shared/business-profile/business-profile.entity.ts'
import { auditItem } from '../platform/commands/audit.store.ts'
import type { Operation } from '../platform/commands/command-handler.ts'
import { Failure } from '../platform/failure.ts'
import { type FoundUploads, type KeptFile, takeUploads } from '../platform/files/accepted-uploads.ts'
import { projectFiles } from '../platform/files/file-area.ts'
import type { Receipt } from '../platform/http/idempotency.ts'
import { not, present } from '../platform/table/condition.ts'
import { getItem } from '../platform/table/get-item.ts'
import { type PageRequest, readPage } from '../platform/table/pages.ts'
import { personItem, personReceipt } from '../platform/table/person-item.ts'
import { ttlOf } from '../platform/table/retention.ts'
import { conditionFailedAt, type TransactItem } from '../platform/table/table.ts'
import { transact, transactIf } from '../platform/table/transact.ts'
import { update } from '../platform/table/update.ts'
import { putNew } from '../platform/table/write-items.ts'
import type { Inquiries, Sender, SentInquiry } from './send-inquiry.ts'

const senderFields = { companyName: true, contactPerson: true } as const
const profileItem = z.pick(businessProfileEntity.item, senderFields)
const roleItem = z.pick(roleEntity.item, { email: true })
const filesItem = z.pick(inquiryEntity.item, { files: true })

/** The calling business, from its profile and its role record; null before onboarding. */
export const findSender = async (sub: string): Promise<Sender | null> => {
  const [profile, role] = await Promise.all([
    getItem(businessProfileEntity.key({ sub }), profileItem),
    getItem(roleEntity.key({ pool: 'business', sub }), roleItem),
  ])
  return role && { ...role, ...profile }
}

const newInquiry = (sub: string, sent: SentInquiry, files: readonly KeptFile[], ttl: number) => {
  const index = inquiryEntity.indexKey({ kind: 'inquiry', createdAt: sent.createdAt, id: sent.id })
  return putNew({ ...inquiryEntity.key({ sub, id: sent.id }), ...index, ...sent, files, ttl })
}

/** The uploads that were taken in the meantime, as `fields` names them; they are first in the transaction. */
export const takenUploads = (error: unknown, count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => index)
      .filter(index => conditionFailedAt(error, index))
      .map(index => [`uploads.${index}`, 'invalid'] as const),
  )

/** Inquiries as one submission writes them: with the files they take and its receipt, in one transaction. */
export const inquiriesWith = (sub: string, uploads: FoundUploads, receipt: Receipt): Inquiries => ({
  store: async sent => {
    const { files, keeps } = await takeUploads(projectFiles, sub, uploads)
    const stored = inquiry.parse({ ...sent, files })
    const ttl = ttlOf(inquiryEntity)
    const key = inquiryEntity.key({ sub, id: sent.id })
    const done = receipt(stored)
    const links = await Promise.all([
      personItem(sent.email, key, { name: key.SK, ttl }),
      personReceipt(sent.email, done),
    ])
    try {
      await transact([...keeps, newInquiry(sub, sent, files, ttl), ...links, done])
    } catch (error) {
      const fields = takenUploads(error, keeps.length)
      if (Object.keys(fields).length > 0) throw new Failure('upload_unusable', { fields })
      throw error
    }
    return stored
  },
})

/** A page of the inquiries of a business, newest first. */
export const listInquiries = (sub: string, asked: PageRequest) =>
  readPage({ ...inquiryEntity.list({ sub }), item: inquiry }, asked)

/** The files of an inquiry; null if there is no such inquiry. */
export const findInquiryFiles = async (sub: string, id: string) =>
  (await getItem(inquiryEntity.key({ sub, id }), filesItem))?.files ?? null

/** A file of one of the business's own inquiries; throws `not_found`. */
export const findInquiryFile = async (sub: string, id: string, fileId: string) => {
  const file = (await findInquiryFiles(sub, id))?.find(one => one.id === fileId)
  if (!file) throw new Failure('not_found')
  return file
}

type InquiryKey = { businessId: string; inquiryId: string }

const stateItem = z.pick(inquiryEntity.item, { state: true })

/** The state of an inquiry; null if there is no such inquiry. */
export const findInquiryState = async ({ businessId, inquiryId }: InquiryKey): Promise<InquiryState | null> =>
  (await getItem(inquiryEntity.key({ sub: businessId, id: inquiryId }), stateItem))?.state ?? null

const customerItem = z.pick(inquiryEntity.item, {
  state: true,
  serviceId: true,
  email: true,
  ...senderFields,
  language: true,
})

/** The state of an inquiry, and who sent it; null if there is no such inquiry. */
export const findCustomer = ({ businessId, inquiryId }: InquiryKey) =>
  getItem(inquiryEntity.key({ sub: businessId, id: inquiryId }), customerItem)

/** Moves an inquiry from one state to the next; part of a transaction. */
export const movingInquiry = (
  { businessId, inquiryId }: InquiryKey,
  { from, to }: { from: InquiryState; to: InquiryState },
): TransactItem =>
  update(inquiryEntity.key({ sub: businessId, id: inquiryId }))
    .set({ state: to })
    .expect({ state: from })

/** Sets the state of an inquiry; returns false if it is in that state already, or if there is no such inquiry. */
export const setInquiryState = (
  { businessId, inquiryId, state }: InquiryKey & { state: InquiryState },
  operation: Operation,
): Promise<boolean> => {
  const key = inquiryEntity.key({ sub: businessId, id: inquiryId })
  const setting = update(key)
    .set({ state })
    .expect({ PK: present, state: not(state) })
  return transactIf(setting, [auditItem(operation, key.PK, { inquiryId, state })])
}
