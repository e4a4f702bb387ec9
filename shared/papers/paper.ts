import * as z from 'zod/mini'

/** A paper that is to be made: what it is made from is stored, and never changes again. */
export const paperRequest = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('agreement'), id: z.string() }),
])

export type PaperRequest = z.infer<typeof paperRequest>
