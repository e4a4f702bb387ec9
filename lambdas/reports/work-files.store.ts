import type { AgreementSide } from '#shared/agreements/agreement.ts'
import { type StoredWorkFiles, workFilesEntity } from '#shared/reports/work-files.entity.ts'
import { Failure } from '../platform/failure.ts'
import {
  type FoundUploads,
  findUploads,
  requireUntaken,
  takeUploads,
} from '../platform/files/accepted-uploads.ts'
import { partnerFiles, projectFiles } from '../platform/files/file-area.ts'
import type { Receipt } from '../platform/http/idempotency.ts'
import { personItem, personReceipt } from '../platform/table/person-item.ts'
import { ttlOf } from '../platform/table/retention.ts'
import { conditionFailedAt, type TransactItem } from '../platform/table/table.ts'
import { transact } from '../platform/table/transact.ts'
import { putNew } from '../platform/table/write-items.ts'
import type { Attaching } from './attach-files.ts'
import type { Work } from './work.ts'
import { type Attached, filesOfSet, placeFor, sidesOf } from './work-files.ts'

const item = workFilesEntity.item

const areas = { business: projectFiles, partner: partnerFiles } as const

/** What a side has uploaded; a business's uploads are its company's. */
export const findWorkUploads = (side: AgreementSide, owner: string, uploads: readonly string[]) =>
  findUploads(areas[side], owner, uploads)

type Writes = {
  set: StoredWorkFiles
  /** One per upload; first in a transaction. */
  keeps: TransactItem[]
  /** Refused if other files took the place. */
  put: TransactItem
  link: TransactItem
}

/** What attaches uploads, as they were found, to an assignment. Throws `upload_unusable`, `invalid_fields` and `not_found`. */
export const attachingTo = async (work: Work, attached: Attached, uploads: FoundUploads): Promise<Writes> => {
  const sides = sidesOf(work)
  if (!sides) throw new Failure('not_found')
  const first = placeFor(work, attached, uploads.length)
  const { side } = attached
  const { files, keeps } = await takeUploads(areas[side], sides[`${side}Id`], uploads)
  const { milestone, person: attachedBy, at: createdAt } = attached
  const set = item.parse({ ...sides, side, milestone, first, attachedBy, files, createdAt })
  const key = workFilesEntity.key({ ...set, sub: work.partnerId })
  const ttl = ttlOf(workFilesEntity)
  const link = await personItem(sides.businessEmail, key, { name: key.SK, ttl })
  return { set, keeps, put: putNew({ ...key, ...set, ttl }), link }
}

/** Attaches files as one submission does it. */
export const attachingFiles = (
  find: Attaching['find'],
  { uploads, ...attached }: Attached & { uploads: FoundUploads },
  receipt: Receipt,
): Attaching => ({
  find,
  attach: async work => {
    const { set, keeps, put, link } = await attachingTo(work, attached, uploads)
    const done = receipt({ items: filesOfSet(set) })
    const address = attached.side === 'business' ? set.businessEmail : set.email
    try {
      await transact([...keeps, put, link, await personReceipt(address, done), done])
      return set
    } catch (error) {
      requireUntaken(error, keeps.length)
      if (conditionFailedAt(error, keeps.length)) return null
      throw error
    }
  },
})
