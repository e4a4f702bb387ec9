import * as z from 'zod/mini'
import type { CommandResult } from '#shared/operator/command.ts'
import { getItem } from '../table/get-item.ts'
import type { Key } from '../table/table.ts'
import { withoutKeys } from './list-items.ts'
import { Refusal } from './refusal.ts'

/** One item in full, without its keys; throws a refusal with these words if there is none. */
export const showItem = async (
  missing: string,
  key: Key,
): Promise<Extract<CommandResult, { item: unknown }>> => {
  const item = await getItem(key, z.record(z.string(), z.unknown()))
  if (!item) throw new Refusal(missing)
  return { item: withoutKeys(item) }
}
