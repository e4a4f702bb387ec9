import { findPartnerRole } from '../platform/roles/role.store.ts'

/** When the address of a partner was verified, or null. */
export const emailVerifiedAt = async (partnerId: string): Promise<string | null> =>
  (await findPartnerRole(partnerId))?.emailVerifiedAt ?? null

/** A page of partners, each with when the address was verified. */
export const withVerification = async <Listed extends Readonly<Record<string, unknown>>>(page: {
  items: readonly Listed[]
  next: string | null
}) => ({
  ...page,
  items: await Promise.all(
    page.items.map(async item => ({
      ...item,
      emailVerifiedAt: await emailVerifiedAt(String(item.partnerId)),
    })),
  ),
})
