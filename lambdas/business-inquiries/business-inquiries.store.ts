import * as z from 'zod/mini'
import { roleEntity } from '#shared/accounts/role.entity.ts'
import { inquiryEntity } from '#shared/business-inquiries/inquiry.entity.ts'
import { inquiryProcess } from '#shared/business-inquiries/inquiry.process.ts'
import { businessProfileEntity } from '#shared/business-profile/business-profile.entity.ts'
import { startOf } from '#shared/contract/step.ts'
import { Failure } from '../platform/failure.ts'
import {
  type FoundUploads,
  type KeptFile,
  requireUntaken,
  takeUploads,
} from '../platform/files/accepted-uploads.ts'
import { projectFiles } from '../platform/files/file-area.ts'
import type { Receipt } from '../platform/http/idempotency.ts'
import { lifeAttributes, schedulingDue } from '../platform/process/living.ts'
import { getItem } from '../platform/table/get-item.ts'
import { type PageRequest, readPage } from '../platform/table/pages.ts'
import { personItem, personReceipt } from '../platform/table/person-item.ts'
import { ttlOf } from '../platform/table/retention.ts'
import type { TransactItem } from '../platform/table/table.ts'
import { transact } from '../platform/table/transact.ts'
import { putNew } from '../platform/table/write-items.ts'
import type { Inquiries, Sender, SentInquiry } from './send-inquiry.ts'
import { shownInquiry } from './shown-inquiry.ts'

const senderFields = { companyName: true, contactPerson: true } as const
const profileItem = z.pick(businessProfileEntity.item, senderFields)
const roleItem = z.pick(roleEntity.item, { email: true })
const filesItem = z.pick(inquiryEntity.item, { files: true })

/** The calling business, from its profile and the role record of the person; null before onboarding. */
export const findSender = async (sub: string, person: string): Promise<Sender | null> => {
  const [profile, role] = await Promise.all([
    getItem(businessProfileEntity.key({ sub }), profileItem),
    getItem(roleEntity.key({ pool: 'business', sub: person }), roleItem),
  ])
  return role && { ...role, ...profile }
}

const livingOf = (sub: string, { id, createdAt, promisedAt }: SentInquiry) => ({
  process: inquiryProcess,
  id,
  key: inquiryEntity.key({ sub, id }),
  life: startOf(inquiryProcess, createdAt, { asked: createdAt, promise: promisedAt }),
})

const newInquiry = (
  living: ReturnType<typeof livingOf>,
  sent: SentInquiry,
  kept: { files: readonly KeptFile[]; ttl: number },
): TransactItem[] => {
  const { id, createdAt } = sent
  const index = inquiryEntity.indexKey({ kind: 'inquiry', createdAt, id })
  return [
    putNew({ ...living.key, ...index, ...sent, ...lifeAttributes(living), ...kept }),
    ...schedulingDue(living),
  ]
}

/** Inquiries as one submission writes them: with the files they take and its receipt, in one transaction. */
export const inquiriesWith = (sub: string, uploads: FoundUploads, receipt: Receipt): Inquiries => ({
  store: async sent => {
    const { files, keeps } = await takeUploads(projectFiles, sub, uploads)
    const living = livingOf(sub, sent)
    const { key, life } = living
    const stored = shownInquiry({ ...sent, ...life, files, version: 0 } as z.infer<typeof inquiryEntity.item>)
    const ttl = ttlOf(inquiryEntity)
    const done = receipt(stored)
    const links = await Promise.all([
      personItem(sent.email, key, { name: key.SK, ttl }),
      personReceipt(sent.email, done),
    ])
    try {
      await transact([...keeps, ...newInquiry(living, sent, { files, ttl }), ...links, done])
    } catch (error) {
      requireUntaken(error, keeps.length)
      throw error
    }
    return stored
  },
})

/** A page of the inquiries of a business, newest first. */
export const listInquiries = async (sub: string, asked: PageRequest) => {
  const { items, next } = await readPage({ ...inquiryEntity.list({ sub }), item: inquiryEntity.item }, asked)
  return { items: items.map(shownInquiry), next }
}

/** The files of an inquiry; null if there is no such inquiry. */
export const findInquiryFiles = async (sub: string, id: string) =>
  (await getItem(inquiryEntity.key({ sub, id }), filesItem))?.files ?? null

/** A file of one of the business's own inquiries; throws `not_found`. */
export const findInquiryFile = async (sub: string, id: string, fileId: string) => {
  const file = (await findInquiryFiles(sub, id))?.find(one => one.id === fileId)
  if (!file) throw new Failure('not_found')
  return file
}
