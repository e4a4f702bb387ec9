import type { FileUse } from '#shared/files/file-types.ts'
import { environment } from '../env/environment.ts'

/** One bucket, with the pool of its owners and what may be stored in it. */
export type FileArea = { pool: 'business' | 'partner'; use: FileUse; bucket: () => string }

/** What businesses attach to their inquiries and assignments. */
export const projectFiles: FileArea = {
  pool: 'business',
  use: 'inquiry',
  bucket: () => environment('PROJECT_FILES_BUCKET'),
}

/** What partners attach to their assignments, beside what their businesses do. */
export const partnerFiles: FileArea = { ...projectFiles, pool: 'partner' }

/** CVs of partners. */
export const cvs: FileArea = { pool: 'partner', use: 'cv', bucket: () => environment('CVS_BUCKET') }

/**
 * The keys of one file, from its upload on; infra/system/buckets.ts says how long each lives, and why there are three.
 * Random ids below the owner's id, so that no name from outside is part of a key, and everything of one person is below
 * one prefix.
 */
export const objectKeys = {
  incoming: (sub: string, id: string) => `incoming/${sub}/${id}`,
  inspected: (sub: string, id: string) => `inspected/${sub}/${id}`,
  kept: (sub: string, id: string) => `kept/${sub}/${id}`,
}
