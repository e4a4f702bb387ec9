import * as z from 'zod/mini'
import { agreementSides } from '../agreements/agreement.ts'
import { maxWorkFiles } from '../files/file-types.ts'
import { storedFile } from '../files/stored-file.ts'

/** Uploads that the server has accepted; each is taken once. */
export const workUploads = z.array(z.uuid('invalid')).check(z.maxLength(maxWorkFiles, 'too_many'))

/** A file of an assignment as both sides see it. */
export const shownWorkFile = z.object({
  ...z.pick(storedFile, { id: true, fileName: true, size: true }).shape,
  /** Who attached it: their side, and their name unless they were erased. */
  side: z.enum(agreementSides),
  attachedBy: z.nullable(z.string()),
  attachedAt: z.string(),
  /** The number of the milestone that was delivered with it; null for one that was attached besides. */
  milestone: z.nullable(z.int()),
})

export type ShownWorkFile = z.infer<typeof shownWorkFile>
