import { objectionEntity } from '#shared/objections/objection.entity.ts'
import type { Found } from '../platform/process/found.ts'
import { noFamily } from '../platform/process/living.ts'
import { getItem } from '../platform/table/get-item.ts'
import type { Key } from '../platform/table/table.ts'
import { livingObjection } from './objection-life.ts'

/** An objection in its process, for what time does with it; null if it was erased. */
export const findObjectionAt = async (key: Key): Promise<Found | null> => {
  const stored = await getItem(key, objectionEntity.item)
  return stored && { living: livingObjection(stored), family: noFamily }
}
