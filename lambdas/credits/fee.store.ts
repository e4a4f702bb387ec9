import { initialFeePercent } from '#shared/agreements/split.ts'
import { type Fee, feeEntity } from '#shared/credits/fee.entity.ts'
import { feeVersionEntity } from '#shared/credits/fee-version.entity.ts'
import { noOwner } from '#shared/operator/audit.entity.ts'
import { auditItem } from '../platform/commands/audit.store.ts'
import type { Operation } from '../platform/commands/command-handler.ts'
import { findFee } from '../platform/fee/fee.store.ts'
import { absent } from '../platform/table/condition.ts'
import { queryItems } from '../platform/table/query-items.ts'
import { accountingTtl } from '../platform/table/retention.ts'
import { transactIf } from '../platform/table/transact.ts'
import { putItem } from '../platform/table/write-items.ts'
import type { FeeChanges } from './set-fee.ts'

type Listed = Omit<Fee, 'reason' | 'by' | 'at'> & { [Name in 'reason' | 'by' | 'at']: string | null }

/** What the fee is until an operator sets one. */
const initial: Listed = { version: 0, percent: initialFeePercent, reason: null, by: null, at: null }

/** The versions of the fee, newest first, with what it is in the sources as the last. */
export const listFees = async (): Promise<Listed[]> => {
  const set = await queryItems({ ...feeVersionEntity.list({}), newestFirst: true }, feeVersionEntity.item)
  return [...set, initial]
}

/** The fee, as one operation sets it. */
export const feeChanges = (operation: Operation): FeeChanges => ({
  find: findFee,
  set: fee => {
    const { version, percent, reason } = fee
    const isExpected = version === 1 ? { PK: absent } : { version: version - 1 }
    const kept = { ...feeVersionEntity.key({ version }), ...fee, ttl: accountingTtl() }
    return transactIf(putItem({ ...feeEntity.key({}), ...fee }).expect(isExpected), [
      putItem(kept),
      auditItem(operation, noOwner, { percent, version, reason }),
    ])
  },
})
