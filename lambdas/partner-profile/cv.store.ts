import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { Failure } from '../platform/failure.ts'
import { type FoundUploads, findUploads, takeUploads } from '../platform/files/accepted-uploads.ts'
import { cvs as area } from '../platform/files/file-area.ts'
import { removeKept } from '../platform/files/remove-kept.ts'
import { errorName } from '../platform/logging/error-name.ts'
import { logger } from '../platform/logging/logger.ts'
import { keys } from '../platform/table/keys.ts'
import { conditionFailedAt, documents, tableName, wasMade } from '../platform/table/table.ts'
import { transact } from '../platform/table/transact.ts'
import type { Cvs, StoredCv } from './cv.ts'

const storedCv = z.object({
  id: z.string(),
  fileName: z.string(),
  contentType: z.string(),
  size: z.number(),
  key: z.string(),
  uploadedAt: z.string(),
})
const profileItem = z.object({ cv: z.nullable(storedCv) })

/** Puts a CV in the place of the one that was seen. The version stays: the form that is open beside it may still be saved. */
const swap = (sub: string, cv: StoredCv | null, seen: StoredCv | null, updatedAt: string) => ({
  TableName: tableName(),
  Key: keys.partnerProfile(sub),
  UpdateExpression: 'SET cv = :cv, updatedAt = :updatedAt',
  ConditionExpression: 'cv = :seen',
  ExpressionAttributeValues: { ':cv': cv, ':seen': seen, ':updatedAt': updatedAt },
})

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

/** The CV of one partner, which their profile names. */
export const cvsOf = (sub: string): Cvs => ({
  find: async () => {
    const { Item } = await documents.send(
      new GetCommand({ TableName: tableName(), Key: keys.partnerProfile(sub), ConsistentRead: true }),
    )
    return Item ? profileItem.parse(Item) : null
  },
  findUpload: uploadId => findUploads(area, sub, [uploadId]),
  take: async (upload, seen, uploadedAt) => {
    const { file, keeps } = await takeUpload(sub, upload)
    const cv = { ...file, uploadedAt }
    try {
      await transact([{ Update: swap(sub, cv, seen, uploadedAt) }, ...keeps])
      return cv
    } catch (error) {
      if (conditionFailedAt(error, 0)) return null
      if (conditionFailedAt(error, 1)) throw unusable()
      throw error
    }
  },
  clear: async (seen, updatedAt) => {
    return wasMade(documents.send(new UpdateCommand(swap(sub, null, seen, updatedAt))))
  },
  discard: async ({ id, key }) => {
    try {
      await removeKept(area, { key })
    } catch (error) {
      // What was asked for is done; the file lies below its owner's prefix, where erasure finds it.
      logger.warn('cv_left_behind', { upload: id, error: errorName(error) })
    }
  },
})
