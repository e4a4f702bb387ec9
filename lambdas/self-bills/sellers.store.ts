import * as z from 'zod/mini'
import { roleEntity } from '#shared/accounts/role.entity.ts'
import { type StoredSeller, sellerEntity } from '#shared/self-bills/seller.entity.ts'
import type { Seller } from '#shared/self-bills/seller.ts'
import { auditItem } from '../platform/commands/audit.store.ts'
import type { Operation } from '../platform/commands/command-handler.ts'
import { findPartnerStatus } from '../platform/commands/partner-status.store.ts'
import { findSeller } from '../platform/self-bills/payout-hold.store.ts'
import { absent } from '../platform/table/condition.ts'
import { getItem } from '../platform/table/get-item.ts'
import { tryTransact } from '../platform/table/transact.ts'
import { update } from '../platform/table/update.ts'
import { writeIf } from '../platform/table/write.ts'
import { putItem } from '../platform/table/write-items.ts'
import type { SellerRecords } from './record-seller.ts'

const accountItem = z.pick(roleEntity.item, { email: true, language: true })

const unchangedSince = (read: StoredSeller | null) => (read ? { updatedAt: read.updatedAt } : { PK: absent })

/** What was found and agreed of this company; another company of the partner is asked anew. */
const keptFor = (
  { organizationNumber }: Seller,
  read: StoredSeller | null,
): Pick<StoredSeller, 'fTaxCheck' | 'agreed'> =>
  read?.organizationNumber === organizationNumber
    ? { fTaxCheck: read.fTaxCheck, agreed: read.agreed }
    : { fTaxCheck: null, agreed: null }

/** The company of a partner, as one operation records it. The audit is what the mail to the partner is made from. */
export const sellerRecords = (sub: string, operation: Operation): SellerRecords => ({
  isPartner: async () => (await findPartnerStatus(sub)) !== null,
  find: () => findSeller(sub),
  save: async (read, seller: Seller) => {
    const key = sellerEntity.key({ sub })
    const account = await getItem(roleEntity.key({ pool: 'partner', sub }), accountItem)
    const kept = keptFor(seller, read)
    return tryTransact([
      putItem({ ...key, ...seller, ...kept, updatedAt: operation.at }).expect(unchangedSince(read)),
      auditItem(operation, key.PK, {
        ...account,
        legalName: seller.legalName,
        isAgreed: kept.agreed !== null,
      }),
    ])
  },
  noteFTax: async (read, approved) => {
    const key = sellerEntity.key({ sub })
    const { at, by } = operation
    return tryTransact([
      update(key).set({ fTaxCheck: { at, by, approved }, updatedAt: at }).expect(unchangedSince(read)),
      auditItem(operation, key.PK, { approved }),
    ])
  },
})

/** Notes that a partner agrees to self-billing; false if the company changed in the meantime. */
export const agree = (sub: string, read: StoredSeller, agreed: { at: string; version: number }) =>
  writeIf(
    update(sellerEntity.key({ sub }))
      .set({ agreed, updatedAt: agreed.at })
      .expect({ updatedAt: read.updatedAt }),
  )
