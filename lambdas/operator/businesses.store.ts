import { keys } from '../platform/table/keys.ts'
import { balanceOf } from './credit-items.store.ts'
import { showItem } from './leads.store.ts'
import { listAt, shown } from './lists.store.ts'
import type { Run } from './run.ts'

/** The businesses that have a profile, newest first, a page of them. */
export const listBusinesses: Run<'businesses list'> = asked =>
  listAt(keys.businessProfiles('').GSI1PK, asked, item => ({
    businessId: String(item.PK).slice('BUSINESS#'.length),
    ...shown(item),
  }))

/** The profile of a business with what it has left; a refusal where there is none. */
export const showBusiness: Run<'businesses show'> = async ({ businessId }) => {
  const [{ item }, balance] = await Promise.all([
    showItem('business', keys.businessProfile(businessId)),
    balanceOf(businessId),
  ])
  return { item: { ...item, balance } }
}
