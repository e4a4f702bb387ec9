import { unusedCredits, unusedIdOf } from '#shared/credits/unused-credits.ts'
import { dueEntity } from '#shared/due/due.entity.ts'
import { ttlOf } from '../table/retention.ts'
import type { TransactItem } from '../table/table.ts'
import { putItem } from '../table/write-items.ts'

/** Lets the credits that an assignment leaves be given back at an instant; part of a transaction. */
export const schedulingReturn = (id: string, at: string): TransactItem =>
  putItem({ ...dueEntity.key({ kind: unusedCredits, at, id }), id, at, ttl: ttlOf(dueEntity) })

/** The same for an assignment that is over from now on; none for one that no business pays. */
export const returningUnused = (
  partnerId: string,
  { id, businessId }: { id: string; businessId?: string | undefined },
  now: string,
): TransactItem[] => (businessId ? [schedulingReturn(unusedIdOf(partnerId, id), now)] : [])
