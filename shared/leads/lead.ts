import * as z from 'zod/mini'

/** The reply of every form that stores a lead. */
export const leadReply = { status: 201, body: z.object({ id: z.string() }) } as const
