import { ledgerEntryEntity } from '#shared/ledger/ledger-entry.entity.ts'
import { taxedUseEntity } from '#shared/ledger/taxed-use.entity.ts'
import { accountingTtl } from '../table/retention.ts'
import type { TransactItem } from '../table/table.ts'
import { putNew } from '../table/write-items.ts'
import { type Entry, entryOf, type NewTaxedUse, type Posting } from './entry.ts'
import { addingToHouse } from './house.store.ts'
import { addingLot } from './lots.store.ts'
import { ownersOf } from './owners.store.ts'

const puttingEntry = (entry: Entry): TransactItem =>
  putNew({
    ...ledgerEntryEntity.key({ id: entry.id }),
    ...ledgerEntryEntity.indexKey(entry),
    ...entry,
    ttl: accountingTtl(Date.parse(entry.recordedAt)),
  })

const puttingTaxedUse = (
  { id: entryId, kind, occurredOn, recordedAt: createdAt, about: { assignmentId } }: Entry,
  taxed: NewTaxedUse,
): TransactItem =>
  putNew({
    ...taxedUseEntity.key({ sub: taxed.businessId, occurredOn, entryId }),
    ...{
      ...taxed,
      entryId,
      kind,
      assignmentId,
      occurredOn,
      createdAt,
      ttl: accountingTtl(Date.parse(createdAt)),
    },
  })

/**
 * The writes of entries, for the transaction that does what they are about; at most once in a transaction. They are
 * refused there if one of them is posted already, if an account has changed since it was read, or if an owner's account
 * would fall below zero: read and decide anew. An entry without amounts writes nothing.
 */
export const posting = async (...postings: readonly Posting[]): Promise<TransactItem[]> => {
  const owners = await ownersOf(postings)
  const posted = postings
    .filter(({ ifNew }) => !ifNew || owners.isNew(ifNew))
    .map(one => ({ entry: entryOf(one), lot: one.lot, taxed: one.taxed }))
    .filter(({ entry }) => entry.legs.length > 0)
  const lines = posted.flatMap(({ entry, lot, taxed }) => [
    puttingEntry(entry),
    ...owners.add(entry),
    // Numbered as the line that was just added.
    ...(lot ? [addingLot(entry, lot, owners)] : []),
    ...(taxed ? [puttingTaxedUse(entry, taxed)] : []),
  ])
  return [...lines, ...owners.balances(), ...addingToHouse(posted.map(({ entry }) => entry))]
}
