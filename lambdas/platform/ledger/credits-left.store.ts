import { creditsEntity } from '#shared/credits/credits.entity.ts'
import { creditValueOre } from '#shared/credits/prices.ts'
import { getItem } from '../table/get-item.ts'
import { readBalance } from './owners.store.ts'

/**
 * The credits that a business can use, as the ledger has them; what was counted before the ledger, if its account was not
 * opened since. 0 before its first order.
 */
export const findCreditsLeft = async (businessId: string): Promise<number> => {
  const [{ read }, counted] = await Promise.all([
    readBalance({ account: 'available', owner: businessId }),
    getItem(creditsEntity.key({ sub: businessId }), creditsEntity.item),
  ])
  return read ? read.balance / creditValueOre : (counted?.balance ?? 0)
}
