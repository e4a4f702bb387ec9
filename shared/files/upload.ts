import * as z from 'zod/mini'
import { optional } from '../contract/optional.ts'
import { noLineBreak, text, wellFormed } from '../contract/text.ts'
import { storedFileName } from './file-name.ts'
import { fileRefusals, refusalOf } from './file-refusal.ts'
import type { FileUse } from './file-types.ts'

/** Requests to upload one file. The name is parsed to the one that is stored, without folders and invisible characters. */
export const uploadRequest = (use: FileUse) =>
  z
    .strictObject({
      fileName: text({ max: 255 }).check(
        wellFormed,
        noLineBreak,
        z.refine(name => name.trim() !== '', { error: 'required', abort: true }),
        z.overwrite(storedFileName),
      ),
      /** Absent if the browser knows no type. */
      contentType: optional(text({ max: 255 })),
      size: z.int('invalid'),
    })
    .check(
      z.refine(file => refusalOf(file, use) !== 'type_not_accepted', {
        path: ['fileName'],
        error: 'file_type_not_accepted',
      }),
      z.refine(file => refusalOf(file, use) !== 'empty', { path: ['size'], error: 'file_empty' }),
      z.refine(file => refusalOf(file, use) !== 'too_large', { path: ['size'], error: 'file_too_large' }),
    )

/**
 * Where to upload a file: POST a form to `url` with `fields` in their order and the file last, as `file`, before
 * `expiresAt`. If the bucket refuses it, the response is XML with the status 400 or 403.
 */
export const uploadPermission = z.object({
  id: z.string(),
  url: z.string(),
  fields: z.record(z.string(), z.string()),
  expiresAt: z.string(),
})

/** `waiting` until the file has arrived; then the server inspects it once and keeps the result. */
export const upload = z.object({
  id: z.string(),
  fileName: z.string(),
  /** In bytes; as declared until the file has arrived. */
  size: z.number(),
  state: z.enum(['waiting', 'accepted', 'refused']),
  /** Why it was refused. */
  reason: z.nullable(z.enum(fileRefusals)),
})

export type Upload = z.infer<typeof upload>

export const uploadId = z.strictObject({ id: z.uuid('invalid') })
