import * as z from 'zod/mini'
import { partnerProfileEntity } from '#shared/partner-profile/partner-profile.entity.ts'
import { getItem } from '../platform/table/get-item.ts'
import type { Dac7Row } from './dac7.ts'

const named = z.pick(partnerProfileEntity.item, { name: true })

const nameOf = async (partnerId: string): Promise<string | null> =>
  (await getItem(partnerProfileEntity.key({ sub: partnerId }), named))?.name ?? null

/** Rows with the names of their partners; null for one who has been erased. */
export const withNames = async (rows: readonly Dac7Row[]): Promise<(Dac7Row & { name: string | null })[]> => {
  const names = new Map<string, string | null>()
  // One after another: all at once would be as many reads as there are partners.
  for (const { partnerId } of rows) if (!names.has(partnerId)) names.set(partnerId, await nameOf(partnerId))
  return rows.map(row => ({ ...row, name: names.get(row.partnerId) ?? null }))
}
