import * as z from 'zod/mini'

/** What every form of a lead returns. */
export const leadReply = { status: 201, body: z.object({ id: z.string() }) } as const
