import { type StoredWorkFiles, workFilesEntity } from '#shared/reports/work-files.entity.ts'
import { Failure } from '../platform/failure.ts'
import { findUploads, requireUntaken, takeUploads } from '../platform/files/accepted-uploads.ts'
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

/** Takes what a side has uploaded; a business's uploads are its company's. */
const taken = async (work: Work, businessId: string, { side, uploads }: Attached) => {
  const [area, owner] =
    side === 'business' ? ([projectFiles, businessId] as const) : ([partnerFiles, work.partnerId] as const)
  return takeUploads(area, owner, await findUploads(area, owner, uploads))
}

type Writes = {
  set: StoredWorkFiles
  /** One per upload; first in a transaction. */
  keeps: TransactItem[]
  /** Refused if other files took the place. */
  put: TransactItem
  link: TransactItem
}

/** What attaches files to an assignment. Throws `upload_unusable`, `invalid_fields` and `not_found`. */
export const attachingTo = async (work: Work, attached: Attached): Promise<Writes> => {
  const sides = sidesOf(work)
  if (!sides) throw new Failure('not_found')
  const first = placeFor(work, attached)
  const { files, keeps } = await taken(work, sides.businessId, attached)
  const { side, milestone, person: attachedBy, at: createdAt } = attached
  const set = item.parse({ ...sides, side, milestone, first, attachedBy, files, createdAt })
  const key = workFilesEntity.key({ ...set, sub: work.partnerId })
  const ttl = ttlOf(workFilesEntity)
  const link = await personItem(sides.businessEmail, key, { name: key.SK, ttl })
  return { set, keeps, put: putNew({ ...key, ...set, ttl }), link }
}

/** Attaches files as one submission does it. */
export const attachingFiles = (find: Attaching['find'], attached: Attached, receipt: Receipt): Attaching => ({
  find,
  attach: async work => {
    const { set, keeps, put, link } = await attachingTo(work, attached)
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
