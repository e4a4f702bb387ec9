import { heldTexts } from '#shared/bank/held.ts'
import { swedishDay } from '#shared/contract/swedish-day.ts'
import { payableOre, pendingOre, unbilledOre } from '#shared/earnings/earnings.ts'
import { findMonths } from '../platform/ledger/months.store.ts'
import type { LedgerMonth } from '../platform/ledger/months.ts'
import { findPartners } from '../platform/self-bills/partners.store.ts'
import { isWorkClaimed } from './claimed-work.store.ts'
import type { Held } from './payees.store.ts'
import { payeeOf } from './payees.store.ts'

/** What a partner has earned in a month that is over, and nobody has paid or told the bank to pay. */
export type Payable = { partnerId: string; month: string; ore: number }

/** Of a month that is over: what may be paid, and what waits for a self-bill or for the answer to one. */
const partsOf = (partnerId: string, worked: LedgerMonth): (Payable & Partial<Held>)[] => {
  const { month, billedOre, inTransitOre } = worked
  const isUnbilled = billedOre === undefined || unbilledOre(worked) > 0
  const waiting = heldTexts[isUnbilled ? 'no_self_bill' : 'self_bill_not_approved']
  const due = billedOre === undefined ? 0 : payableOre(worked)
  const rest = pendingOre(worked) - inTransitOre - due
  return [
    { partnerId, month, ore: due },
    { partnerId, month, ore: rest, held: waiting },
  ].filter(({ ore }) => ore > 0)
}

/** What a business may get back is not paid out before that is decided. */
const withClaims = async (payable: Payable & Partial<Held>): Promise<Payable & Partial<Held>> => {
  if (payable.held || !(await isWorkClaimed(payable.partnerId, payable.month))) return payable
  return { ...payable, held: heldTexts.guarantee_claimed }
}

/** What is due to a partner of months that are over; with why it is held, if the work says so. */
const payablesTo = async (partnerId: string, present: string): Promise<(Payable & Partial<Held>)[]> => {
  const months = await findMonths(partnerId)
  const over = months.filter(({ month }) => month < present)
  return Promise.all(over.flatMap(worked => partsOf(partnerId, worked)).map(withClaims))
}

/** What is approved, and neither paid nor in a pay file; whether its partner can be paid at present is not asked. */
export const findApproved = async (now: string): Promise<Payable[]> => {
  const present = swedishDay(now).slice(0, 7)
  const approved: Payable[] = []
  // One after another, as below.
  for (const partnerId of await findPartners())
    approved.push(...(await payablesTo(partnerId, present)).filter(({ held }) => held === undefined))
  return approved
}

/** Everything that is due, by partner and month; with why it is held, if it is. */
export const findPayables = async (now: string): Promise<(Payable & Partial<Held>)[]> => {
  const present = swedishDay(now).slice(0, 7)
  const partners = await findPartners()
  const payables: (Payable & Partial<Held>)[] = []
  // One after another: all at once would be as many reads as there are partners.
  for (const partnerId of partners) {
    const due = await payablesTo(partnerId, present)
    if (due.length === 0) continue
    const payee = await payeeOf(partnerId, now)
    const held = 'held' in payee ? payee : {}
    payables.push(...due.map(payable => ('held' in payable ? payable : { ...payable, ...held })))
  }
  return payables
}
