import { type PayFile, payFileEntity } from '#shared/bank/pay-file.entity.ts'
import { type Payout, payoutEntity } from '#shared/bank/payout.entity.ts'
import { earningsEntity } from '#shared/earnings/earnings.entity.ts'
import { payableOre } from '#shared/earnings/earnings.ts'
import { workEntryEntity } from '#shared/earnings/work-entry.entity.ts'
import { reversed } from '#shared/ledger/leg.ts'
import { confirmedPayoutLegs, orderedPayoutLegs, paidOutLegs } from '#shared/ledger/postings.ts'
import { derivedId } from '../platform/commands/derived-id.ts'
import type { Posting } from '../platform/ledger/entry.ts'
import { findMonth, postingPayable, readMonth } from '../platform/ledger/months.store.ts'
import { asCounted, type MonthRead } from '../platform/ledger/months.ts'
import { getItem } from '../platform/table/get-item.ts'
import { queryItems } from '../platform/table/query-items.ts'
import type { TransactItem } from '../platform/table/table.ts'
import { tryTransact } from '../platform/table/transact.ts'
import { update } from '../platform/table/update.ts'
import { checkItem, putNew } from '../platform/table/write-items.ts'

type Planned = Pick<Payout, 'id' | 'partnerId' | 'month' | 'ore'>

const keyOf = ({ partnerId: sub, id }: Planned) => payoutEntity.key({ sub, id })

/** A payout that was planned; null if it never came into its file. */
export const findPlanned = (planned: Planned): Promise<Payout | null> =>
  getItem(keyOf(planned), payoutEntity.item)

/** The payout that the bank means. */
export const findPayout = async (id: string): Promise<Payout | null> => {
  const [found] = await queryItems(payoutEntity.indexList({ id }), payoutEntity.item)
  return found ? findPlanned(found) : null
}

type By = { at: string; by: string }

type Posted = By & Pick<Posting, 'kind' | 'legs'> & { cause?: string }

/** An entry of the ledger about a payout; part of the transaction that moves it. */
const posting = (
  { id: payoutId, month }: Planned,
  read: MonthRead,
  { cause = payoutId, ...posted }: Posted,
): Promise<TransactItem[]> => postingPayable(read, { ...posted, cause, about: { payoutId, month } })

const readMonthOf = ({ partnerId, month }: Planned): Promise<MonthRead> => readMonth(partnerId, month)

/**
 * Puts a payout into a file that is being made, and takes its amount from what is due; false if the file is not being
 * made any more, or if the month has changed: the amount is in one file at most.
 */
export const claim = async (
  planned: Planned,
  { id: fileId, executeOn }: Pick<PayFile, 'id' | 'executeOn'>,
  { at, by }: By,
): Promise<boolean> => {
  const { partnerId: sub } = planned
  const month = await findMonth(sub, planned.month)
  if (!month || payableOre(month) !== planned.ore) return false
  const index = payoutEntity.indexKey({ id: planned.id, createdAt: at })
  const legs = orderedPayoutLegs(planned, planned.ore)
  return tryTransact([
    putNew({
      ...{ ...keyOf(planned), ...index, ...planned },
      ...{ fileId, executeOn, state: 'in file', createdAt: at },
    }),
    checkItem(payFileEntity.key({ id: fileId }), { state: 'making' }),
    checkItem(earningsEntity.key({ sub, month: planned.month }), asCounted(month)),
    ...(await posting(planned, month.read, { kind: 'ordered', legs, at, by })),
  ])
}

/** Moves a payout, if it is still as it was read; part of a transaction. */
const moving = (payout: Payout, set: Partial<Payout>): TransactItem =>
  update(keyOf(payout)).set(set).expect({ state: payout.state })

/** Makes the amount of a payout due again that nobody has paid; part of a transaction. */
export const releasing = async (payout: Payout, set: Partial<Payout>, by: By): Promise<TransactItem[]> => {
  const legs = reversed(orderedPayoutLegs(payout, payout.ore))
  const released = { kind: 'reversal', cause: `${payout.id} released`, legs, ...by } as const
  return [moving(payout, set), ...(await posting(payout, await readMonthOf(payout), released))]
}

/** What is recorded of money that moved, as `payouts mark` records it by hand. */
const entryOf = (payout: Payout, paidOutOre: number, at: string) => {
  const id = derivedId('payout', payout.id, paidOutOre)
  return putNew({
    ...workEntryEntity.key({ sub: payout.partnerId, month: payout.month, id }),
    ...{ id, kind: 'payout', paidOutOre, reference: `Pay file ${payout.fileId}`, createdAt: at },
  })
}

/** Notes that the bank has paid a payout; part of a transaction. */
export const paying = async (payout: Payout, paidOn: string, by: By): Promise<TransactItem[]> => {
  const legs = confirmedPayoutLegs(payout, payout.ore)
  return [
    moving(payout, { state: 'paid', paidOn }),
    entryOf(payout, payout.ore, by.at),
    ...(await posting(payout, await readMonthOf(payout), { kind: 'confirmed', legs, ...by })),
  ]
}

/** Notes that a payout came back: it is due again; part of a transaction. */
export const returning = async (payout: Payout, reason: string, by: By): Promise<TransactItem[]> => {
  const set = { state: 'returned', reason } as const
  if (payout.state === 'in file') return releasing(payout, set, by)
  const legs = reversed(paidOutLegs(payout, payout.ore))
  const returned = { kind: 'reversal', cause: `${payout.id} returned`, legs, ...by } as const
  return [
    moving(payout, set),
    entryOf(payout, -payout.ore, by.at),
    ...(await posting(payout, await readMonthOf(payout), returned)),
  ]
}
