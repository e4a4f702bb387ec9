import { clock } from '#shared/contract/clock.ts'
import { type StoredSeller, sellerEntity } from '#shared/self-bills/seller.entity.ts'

/** A company without VAT whose F-tax was looked at now. */
const buildSeller = (): StoredSeller => {
  const at = new Date(clock.now()).toISOString()
  return {
    ...{ legalName: 'Eva Lind', organizationNumber: '811218-9876', vatNumber: null },
    ...{ street: 'Storgatan 1', postalCode: '111 23', city: 'Stockholm', updatedAt: at },
    fTaxCheck: { at, by: 'a test', approved: true },
    agreed: { at, version: 1 },
  }
}

/** Two credits of a month, with an approved self-bill for all of them, and the company of the partner. */
export const billedMonth = (sub: string, month: string) => ({
  seller: { ...sellerEntity.key({ sub }), ...buildSeller() },
  worked: {
    ...{ month, totalHours: 2, creditsEarned: 2, paidOutOre: 0 },
    ...{ billedOre: 225_000, dueOre: 225_000, vatOre: 0 },
  },
})
