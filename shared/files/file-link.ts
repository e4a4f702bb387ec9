import * as z from 'zod/mini'

/** A link that downloads a file, and until when. */
export const fileLink = z.object({ url: z.string(), expiresAt: z.string() })
