import type { FileUse } from '#shared/files/file-types.ts'
import { environment } from '../env/environment.ts'

/** One bucket with whom it belongs to and what may lie in it. */
export type FileArea = { pool: 'business' | 'partner'; use: FileUse; bucket: () => string }

/** What businesses attach to their inquiries. */
export const projectFiles: FileArea = {
  pool: 'business',
  use: 'inquiry',
  bucket: () => environment('PROJECT_FILES_BUCKET'),
}

/** CVs of partners. */
export const cvs: FileArea = { pool: 'partner', use: 'cv', bucket: () => environment('CVS_BUCKET') }

/**
 * Keys of one file on its way; infra/system/buckets.ts says how long each lives, and why they are three. Random ids
 * below the owner's, so that no name from outside is part of a key, and all of one person lies below one prefix.
 */
export const objectKeys = {
  incoming: (sub: string, id: string) => `incoming/${sub}/${id}`,
  inspected: (sub: string, id: string) => `inspected/${sub}/${id}`,
  kept: (sub: string, id: string) => `kept/${sub}/${id}`,
}
