import * as z from 'zod/mini'

/** A file as the item that it belongs to remembers it; `key` is where it is kept. */
export const storedFile = z.object({
  id: z.string(),
  fileName: z.string(),
  contentType: z.string(),
  /** In bytes. */
  size: z.number(),
  key: z.string(),
})
