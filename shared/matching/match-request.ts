import * as z from 'zod/mini'

/** The partner who is to be read anew. */
export const matchRequest = z.object({ partnerId: z.string() })

export type MatchRequest = z.infer<typeof matchRequest>
