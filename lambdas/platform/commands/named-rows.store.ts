import * as z from 'zod/mini'
import { businessProfileEntity } from '#shared/business-profile/business-profile.entity.ts'
import { partnerProfileEntity } from '#shared/partner-profile/partner-profile.entity.ts'
import { getItem } from '../table/get-item.ts'

const partner = z.pick(partnerProfileEntity.item, { name: true })
const business = z.object({ companyName: z.nullish(z.string()) })

/** The name of each id, read once. One after another: all at once would be as many reads as there are ids. */
const namesOf = async (ids: readonly string[], find: (id: string) => Promise<string | null>) => {
  const names = new Map<string, string | null>()
  for (const id of ids) if (!names.has(id)) names.set(id, await find(id))
  return names
}

/** Rows with the names of their partners; null for one who has been erased. */
export const withPartnerNames = async <Row extends { partnerId: string }>(
  rows: readonly Row[],
): Promise<(Row & { name: string | null })[]> => {
  const find = async (sub: string) =>
    (await getItem(partnerProfileEntity.key({ sub }), partner))?.name ?? null
  const names = await namesOf(
    rows.map(({ partnerId }) => partnerId),
    find,
  )
  return rows.map(row => ({ ...row, name: names.get(row.partnerId) ?? null }))
}

/** Rows with the names of their businesses; null for one without a profile. */
export const withCompanyNames = async <Row extends { businessId: string }>(
  rows: readonly Row[],
): Promise<(Row & { companyName: string | null })[]> => {
  const find = async (sub: string) =>
    (await getItem(businessProfileEntity.key({ sub }), business))?.companyName ?? null
  const names = await namesOf(
    rows.map(({ businessId }) => businessId),
    find,
  )
  return rows.map(row => ({ ...row, companyName: names.get(row.businessId) ?? null }))
}
