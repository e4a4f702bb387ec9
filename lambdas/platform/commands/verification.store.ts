import { findPartnerRole } from '../roles/role.store.ts'
import type { Page } from './list-items.ts'

/** When a partner verified the address of the account; null if they have not. */
export const findVerifiedAt = async (partnerId: string): Promise<string | null> =>
  (await findPartnerRole(partnerId))?.emailVerifiedAt ?? null

/** Adds to each partner of a page when the address was verified. */
export const withVerification = async (page: Page): Promise<Page> => ({
  ...page,
  items: await Promise.all(
    page.items.map(async item => ({
      ...item,
      emailVerifiedAt: await findVerifiedAt(String(item.partnerId)),
    })),
  ),
})
