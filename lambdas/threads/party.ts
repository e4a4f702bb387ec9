import type * as z from 'zod/mini'
import type { threadPartyEntity } from '#shared/threads/thread-party.entity.ts'

/** A side of a thread, as it is stored. */
export type Party = z.infer<typeof threadPartyEntity.item>
