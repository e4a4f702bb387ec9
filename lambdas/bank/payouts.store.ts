import { payFileEntity } from '#shared/bank/pay-file.entity.ts'
import { type Payout, payoutEntity } from '#shared/bank/payout.entity.ts'
import { earningsEntity } from '#shared/earnings/earnings.entity.ts'
import { payableOre } from '#shared/earnings/earnings.ts'
import { workEntryEntity } from '#shared/earnings/work-entry.entity.ts'
import { absentOr, present } from '../platform/table/condition.ts'
import { getItem } from '../platform/table/get-item.ts'
import { queryItems } from '../platform/table/query-items.ts'
import type { TransactItem } from '../platform/table/table.ts'
import { tryTransact } from '../platform/table/transact.ts'
import { update } from '../platform/table/update.ts'
import { checkItem, putNew } from '../platform/table/write-items.ts'

type Planned = Pick<Payout, 'id' | 'partnerId' | 'month' | 'ore'>

const keyOf = ({ partnerId: sub, id }: Planned) => payoutEntity.key({ sub, id })

const monthOf = ({ partnerId: sub, month }: Planned) => earningsEntity.key({ sub, month })

/** A payout that was planned; null if it never came into its file. */
export const findPlanned = (planned: Planned): Promise<Payout | null> =>
  getItem(keyOf(planned), payoutEntity.item)

/** The payout that the bank means. */
export const findPayout = async (id: string): Promise<Payout | null> => {
  const [found] = await queryItems(payoutEntity.indexList({ id }), payoutEntity.item)
  return found ? findPlanned(found) : null
}

/**
 * Puts a payout into a file that is being made, and takes its amount from what is due; false if the file is not being
 * made any more, or if the month has changed: the amount is in one file at most.
 */
export const claim = async (planned: Planned, fileId: string, createdAt: string): Promise<boolean> => {
  const month = await getItem(monthOf(planned), earningsEntity.item)
  if (!month || payableOre(month) !== planned.ore) return false
  const { creditsEarned, paidOutOre, inTransitOre = 0 } = month
  const index = payoutEntity.indexKey({ id: planned.id, createdAt })
  return tryTransact([
    putNew({ ...keyOf(planned), ...index, ...planned, fileId, state: 'in file', createdAt }),
    checkItem(payFileEntity.key({ id: fileId }), { state: 'making' }),
    update(monthOf(planned))
      .add({ inTransitOre: planned.ore })
      .expect({ creditsEarned, paidOutOre, inTransitOre: inTransitOre === 0 ? absentOr(0) : inTransitOre }),
  ])
}

/** Moves a payout, if it is still as it was read, and its amount in the month; part of a transaction. */
const moving = (
  payout: Payout,
  set: Partial<Payout>,
  by: { inTransitOre?: number; paidOutOre?: number },
): TransactItem[] => [
  update(keyOf(payout)).set(set).expect({ state: payout.state }),
  update(monthOf(payout)).add(by).expect({ PK: present }),
]

/** Makes the amount of a payout due again that nobody has paid. */
export const releasing = (payout: Payout, set: Partial<Payout>): TransactItem[] =>
  moving(payout, set, { inTransitOre: -payout.ore })

/** What is recorded of money that moved, as `payouts mark` records it by hand. */
const entryOf = (payout: Payout, paidOutOre: number, { id, at }: { id: string; at: string }) =>
  putNew({
    ...workEntryEntity.key({ sub: payout.partnerId, month: payout.month, id }),
    ...{ id, kind: 'payout', paidOutOre, reference: `Pay file ${payout.fileId}`, createdAt: at },
  })

type Booking = { id: string; at: string }

/** Notes that the bank has paid a payout. */
export const paying = (payout: Payout, paidOn: string, booking: Booking): TransactItem[] => [
  ...moving(payout, { state: 'paid', paidOn }, { inTransitOre: -payout.ore, paidOutOre: payout.ore }),
  entryOf(payout, payout.ore, booking),
]

/** Notes that a payout came back: it is due again. */
export const returning = (payout: Payout, reason: string, booking: Booking): TransactItem[] => {
  const set = { state: 'returned', reason } as const
  if (payout.state === 'in file') return releasing(payout, set)
  return [...moving(payout, set, { paidOutOre: -payout.ore }), entryOf(payout, -payout.ore, booking)]
}
