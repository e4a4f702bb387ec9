import * as z from 'zod/mini'
import { partnerProfileEntity } from '#shared/partner-profile/partner-profile.entity.ts'
import { Failure } from '../platform/failure.ts'
import { type FoundUploads, findUploads, takeUploads } from '../platform/files/accepted-uploads.ts'
import { cvs as area } from '../platform/files/file-area.ts'
import { removeKept } from '../platform/files/remove-kept.ts'
import { errorName } from '../platform/logging/error-name.ts'
import { logger } from '../platform/logging/logger.ts'
import { getItem } from '../platform/table/get-item.ts'
import { conditionFailedAt } from '../platform/table/table.ts'
import { transact } from '../platform/table/transact.ts'
import { update } from '../platform/table/update.ts'
import { writeIf } from '../platform/table/write.ts'
import type { Cvs, StoredCv } from './cv.ts'

const profileItem = z.pick(partnerProfileEntity.item, { cv: true })

/** Replaces the CV that was seen. The version stays: a form that is open at the same time may still be saved. */
const swap = (sub: string, cv: StoredCv | null, seen: StoredCv | null, updatedAt: string) =>
  update(partnerProfileEntity.key({ sub })).set({ cv, updatedAt }).expect({ cv: seen })

const takeUpload = async (sub: string, uploads: FoundUploads) => {
  try {
    const { files, keeps } = await takeUploads(area, sub, uploads)
    const [file] = files
    if (file) return { file, keeps }
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'upload_unusable') throw error
  }
  throw unusable()
}

const unusable = () => new Failure('upload_unusable', { fields: { uploadId: 'invalid' } })

/** The CV that the profile of a partner names; null if there is no profile. */
export const findCv = (sub: string): Promise<{ cv: StoredCv | null } | null> =>
  getItem(partnerProfileEntity.key({ sub }), profileItem)

/** The CV of one partner, as the partner changes it. */
export const cvsOf = (sub: string): Cvs => ({
  find: () => findCv(sub),
  findUpload: uploadId => findUploads(area, sub, [uploadId]),
  take: async (upload, seen, uploadedAt) => {
    const { file, keeps } = await takeUpload(sub, upload)
    const cv = { ...file, uploadedAt }
    try {
      await transact([swap(sub, cv, seen, uploadedAt), ...keeps])
      return cv
    } catch (error) {
      if (conditionFailedAt(error, 0)) return null
      if (conditionFailedAt(error, 1)) throw unusable()
      throw error
    }
  },
  clear: (seen, updatedAt) => writeIf(swap(sub, null, seen, updatedAt)),
  discard: async ({ id, key }) => {
    try {
      await removeKept(area, { key })
    } catch (error) {
      // The request is done; the file is below its owner's prefix, where an erasure finds it.
      logger.warn('cv_left_behind', { upload: id, error: errorName(error) })
    }
  },
})
