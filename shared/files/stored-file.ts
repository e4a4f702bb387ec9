import * as z from 'zod/mini'

/** A file as its item stores it; `key` is its key in the bucket. */
export const storedFile = z.object({
  id: z.string(),
  fileName: z.string(),
  contentType: z.string(),
  /** In bytes. */
  size: z.number(),
  key: z.string(),
})
