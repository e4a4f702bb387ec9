import * as z from 'zod/mini'
import { optional } from '../contract/optional.ts'
import { noLineBreak, text, wellFormed } from '../contract/text.ts'
import { storedFileName } from './file-name.ts'
import { fileRefusals, refusalOf } from './file-refusal.ts'
import type { FileUse } from './file-types.ts'

/** Asks to upload one file. The name comes out as it is stored; a folder or an invisible character never does. */
export const uploadRequest = (use: FileUse) =>
  z
    .strictObject({
      fileName: text({ max: 255 }).check(
        wellFormed,
        noLineBreak,
        z.refine(name => name.trim() !== '', { error: 'required', abort: true }),
        z.overwrite(storedFileName),
      ),
      /** Left out where the browser knows no type. */
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
 * Where a file goes: POST a form to `url` with `fields` in their order and the file last, as `file`, before
 * `expiresAt`. A bucket that refuses it answers XML with the status 400 or 403.
 */
export const uploadPermission = z.object({
  id: z.string(),
  url: z.string(),
  fields: z.record(z.string(), z.string()),
  expiresAt: z.string(),
})

/** `waiting` until the file has arrived; then the server looks at it once, and says what it found ever after. */
export const upload = z.object({
  id: z.string(),
  fileName: z.string(),
  /** In bytes, as declared; of the file itself once that has arrived. */
  size: z.number(),
  state: z.enum(['waiting', 'accepted', 'refused']),
  /** Why it was refused. */
  reason: z.nullable(z.enum(fileRefusals)),
})

export type Upload = z.infer<typeof upload>

export const uploadId = z.strictObject({ id: z.uuid('invalid') })
