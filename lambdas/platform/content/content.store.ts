import { contentEntryEntity } from '#shared/content/content-entry.entity.ts'
import { contentValues } from '#shared/content/content-values.ts'
import type { ContentValues } from '#shared/content/read-content.ts'
import { priceEntity } from '#shared/credits/price.entity.ts'
import { completePriceList } from '#shared/credits/prices.ts'
import { queryItems } from '../table/query-items.ts'

type Reading = { consistent: boolean }

/** The entries that operators have changed. */
export const findEntries = ({ consistent }: Reading) =>
  queryItems({ ...contentEntryEntity.list({}), consistent }, contentEntryEntity.item)

/** The complete price list; null if no operator has set a price. */
export const findPriceList = async ({ consistent }: Reading) => {
  const set = await queryItems({ ...priceEntity.list({}), consistent }, priceEntity.item)
  return set.length > 0 ? completePriceList(set) : null
}

/** The content that operators have changed, and the price list if they have set a price. */
export const findContent = async (reading: Reading): Promise<ContentValues> => {
  const [entries, prices] = await Promise.all([findEntries(reading), findPriceList(reading)])
  return contentValues(entries, prices)
}
