import { earningsEntity } from '#shared/earnings/earnings.entity.ts'
import type { StoredSelfBill } from '#shared/self-bills/self-bill.entity.ts'
import { selfBillContent } from '#shared/self-bills/self-bill.ts'
import type { Operation } from '../platform/commands/command-handler.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { untilWritten } from '../platform/commands/until-written.ts'
import { findMonth } from '../platform/ledger/months.store.ts'
import { asCounted } from '../platform/ledger/months.ts'
import { unchangedSince } from '../platform/ledger/owners.store.ts'
import { noFamily } from '../platform/process/living.ts'
import { operatorMove } from '../platform/process/obstacles.ts'
import { present } from '../platform/table/condition.ts'
import type { TransactItem } from '../platform/table/table.ts'
import { tryTransact } from '../platform/table/transact.ts'
import { update } from '../platform/table/update.ts'
import { checkItem } from '../platform/table/write-items.ts'
import { addingBill } from './adding.store.ts'
import { findBill, findBills } from './bills.store.ts'
import { issuing } from './issuing.store.ts'
import { keyOf, livingSelfBill } from './living-self-bill.ts'

type Named = { partnerId: string; billId: string }

/** A self-bill that an operator names. Throws a refusal if there is none. */
export const requireBill = async ({ partnerId, billId }: Named): Promise<StoredSelfBill> => {
  const bill = await findBill(partnerId, billId)
  if (!bill) throw new Refusal('That partner has no such self-bill.')
  return bill
}

const monthKey = ({ partnerId: sub, month }: StoredSelfBill) => earningsEntity.key({ sub, month })

/** What of a month may be billed, or paid, again without a bill or a credit note that is withdrawn. */
const freeing = (bill: StoredSelfBill): TransactItem =>
  update(monthKey(bill))
    .add(bill.kind === 'bill' ? { billedOre: -bill.netOre } : { dueOre: bill.totalOre })
    .expect({ PK: present })

/** Approves or withdraws a self-bill for an operator, once. Throws a refusal if it is answered. */
export const settleBill = (
  { reason, ...named }: Named & { reason: string },
  name: 'record' | 'withdraw',
  { at, by: who }: Operation,
): Promise<{ changed: boolean }> =>
  untilWritten(async () => {
    const bill = await requireBill(named)
    if (bill.last?.name === name && bill.last.reason === reason) return null
    const issued =
      name === 'record' ? await issuing(bill, { at, by: who }) : { set: {}, writes: [freeing(bill)] }
    const writes = operatorMove(livingSelfBill(bill), { name, at, who, reason, set: issued.set }, noFamily)
    return () => tryTransact([...writes, ...issued.writes])
  })

const isOpenCredit = ({ correctsRound, state }: StoredSelfBill, round: number): boolean =>
  correctsRound === round && state !== 'withdrawn'

const requireCreditable = ({ kind, state, name }: StoredSelfBill): void => {
  if (kind !== 'bill') throw new Refusal('A credit note is not taken back: make another bill.')
  if (state !== 'approved' || name === null)
    throw new Refusal(`The self-bill is not approved, but ${state}: withdraw it.`)
}

/**
 * Makes a credit note for all of an approved self-bill, once, and takes its amount from what may be paid. Throws a refusal
 * for one that is paid, or in a pay file.
 */
export const creditBill = (named: Named, operation: Operation): Promise<{ changed: boolean }> =>
  untilWritten(async () => {
    const bill = await requireBill(named)
    requireCreditable(bill)
    const { partnerId, month, round, name, issuedOn, totalOre } = bill
    const [bills, worked] = await Promise.all([findBills(partnerId, month), findMonth(partnerId, month)])
    if (bills.some(one => isOpenCredit(one, round))) return null
    if (!worked) throw new Refusal(`Nothing was recorded in ${month}.`)
    const { dueOre = 0, paidOutOre, inTransitOre } = worked
    if (dueOre - totalOre < paidOutOre + inTransitOre)
      throw new Refusal('It is paid, or in a pay file: it is credited once its money is back.')
    const corrects = { name: name ?? '', issuedOn: issuedOn ?? '' }
    // What it says alone: how the bill was answered is no answer to its credit note.
    const content = selfBillContent.parse({ ...bill, kind: 'creditNote', corrects })
    const adding = await addingBill({ partnerId, content, bills }, operation, round)
    return () =>
      tryTransact([
        ...adding,
        update(monthKey(bill)).add({ dueOre: -totalOre }).expect(asCounted(worked)),
        unchangedSince(worked.read.own.payable),
        checkItem(keyOf(bill), { creditedBy: null }),
      ])
  })
