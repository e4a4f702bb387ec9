import { type VatTime, vatPercent } from '../credits/vat.ts'
import { credit, debit, type Holder, type Leg } from './leg.ts'

/** Every kind of entry, and what it says. The cause is what it is posted for, at most once. */
export const postingKinds = {
  opening: 'what was there before the ledger, or before the account of a month; cause: the account',
  invoiced: 'an order invoiced; cause: the order',
  paid: 'an order paid, whose credits are a lot; cause: the order',
  granted: 'credits added by hand; cause: the change',
  withdrawn: 'credits taken away by hand; cause: the change',
  reserved: 'credits for work that was agreed on; cause: the assignment',
  approved: 'work approved: used by the business, earned by the partner; cause: the recorded hours',
  released: 'reserved credits that were not used; cause: the assignment',
  guaranteed: 'credits given back under the guarantee; cause: the agreement',
  refunded: 'the money of an order paid back; cause: the order',
  selfBilled: 'the VAT of an invoice that we make for a partner; cause: the invoice',
  ordered: 'a payout in a pay file; cause: the file and the payout',
  confirmed: 'a payout that the bank has made; cause: the file and the payout',
  paidOut: 'a payout that a person has made; cause: the recorded payout',
  recorded: 'a month that was worked before; cause: the month',
  reversal: 'the opposite of another entry; cause: that entry, and why',
} as const

export type PostingKind = keyof typeof postingKinds

/** The VAT of an amount without it, in whole öre. */
export const vatOf = (netOre: number): number => Math.round((netOre * vatPercent) / 100)

type Sale = { businessId: string; netOre: number }

/** Where the VAT of an order stands from its payment on. */
const vatAccount = (vatAt: VatTime | undefined) => (vatAt === 'use' ? 'vatDeferred' : 'vatOut')

export const invoicedLegs = ({ businessId, netOre }: Sale): Leg[] => [
  debit('receivable', netOre + vatOf(netOre), { owner: businessId }),
  credit('vatOut', vatOf(netOre)),
  credit('ordered', netOre),
]

/** `invoicedTo` is the business that owes it, if it was posted as invoiced. */
export const paidLegs = ({
  businessId,
  netOre,
  valueOre,
  invoicedTo,
  vatAt,
}: Sale & {
  valueOre: number
  invoicedTo?: string | undefined
  vatAt?: VatTime | undefined
}): Leg[] => [
  debit('bank', netOre + vatOf(netOre)),
  ...(invoicedTo
    ? [credit('receivable', netOre + vatOf(netOre), { owner: invoicedTo }), debit('ordered', netOre)]
    : [credit(vatAccount(vatAt), vatOf(netOre))]),
  debit('discount', valueOre - netOre),
  credit('available', valueOre, { owner: businessId }),
]

/** `opposite` is what stands against credits that no order was paid for. */
export const grantedLegs = (
  businessId: string,
  valueOre: number,
  opposite: 'opening' | 'world' | 'discount',
): Leg[] => [debit(opposite, valueOre), credit('available', valueOre, { owner: businessId })]

type Reservation = { businessId: string; assignmentId: string; valueOre: number }

export const reservedLegs = ({ businessId, assignmentId, valueOre }: Reservation): Leg[] => [
  debit('available', valueOre, { owner: businessId }),
  credit('reserved', valueOre, { owner: businessId, part: assignmentId }),
]

export const releasedLegs = ({ businessId, assignmentId, valueOre }: Reservation): Leg[] => [
  debit('reserved', valueOre, { owner: businessId, part: assignmentId }),
  credit('available', valueOre, { owner: businessId }),
]

/**
 * What is used, at its value, and what was paid for it: the rest of its value was a discount. `vatOre` is the VAT that is
 * due with it, because it was not when the credits were sold.
 */
export type Use = { businessId: string; valueOre: number; paidOre: number; vatOre?: number | undefined }

const usedLegs = ({ businessId, valueOre, paidOre, vatOre = 0 }: Use): Leg[] => [
  debit('vatDeferred', vatOre),
  credit('vatOut', vatOre),
  credit('used', valueOre, { owner: businessId }),
  debit('work', valueOre),
  credit('discount', valueOre - paidOre),
]

/** A partner is paid by months: each has accounts of its own. */
export type Payee = { partnerId: string; month: string }

const holderOf = ({ partnerId: owner, month: part }: Payee): Holder => ({ owner, part })

/** Without `use` no business pays for the work in credits. */
export const approvedLegs = ({
  earnedOre,
  use,
  ...payee
}: Payee & { earnedOre: number; use?: (Use & { assignmentId: string }) | undefined }): Leg[] => [
  ...(use
    ? [debit('reserved', use.valueOre, { owner: use.businessId, part: use.assignmentId }), ...usedLegs(use)]
    : []),
  credit('payable', earnedOre, holderOf(payee)),
  credit('fee', (use?.paidOre ?? 0) - earnedOre),
]

/** What has been used, given back with what was paid for it; the partner keeps what is earned. */
export const returnedLegs = ({ businessId, valueOre, paidOre, vatOre = 0 }: Use): Leg[] => [
  credit('vatDeferred', vatOre),
  debit('vatOut', vatOre),
  debit('used', valueOre, { owner: businessId }),
  credit('work', valueOre),
  debit('discount', valueOre - paidOre),
  debit('fee', paidOre),
  credit('available', valueOre, { owner: businessId }),
]

/** Credits that are taken away and never worked for: what was paid for them stays with the house. */
export const withdrawnLegs = (use: Use): Leg[] => [
  debit('available', use.valueOre, { owner: use.businessId }),
  ...usedLegs(use),
  credit('fee', use.paidOre),
]

/** The money of an order whose credits are unused, paid back: what its payment posted, in the other direction. */
export const refundedLegs = ({
  businessId,
  netOre,
  valueOre,
  vatAt,
}: Sale & { valueOre: number; vatAt?: VatTime | undefined }): Leg[] => [
  debit('available', valueOre, { owner: businessId }),
  credit('discount', valueOre - netOre),
  debit(vatAccount(vatAt), vatOf(netOre)),
  credit('bank', netOre + vatOf(netOre)),
]

export const selfBilledLegs = (payee: Payee, vatOre: number): Leg[] => [
  debit('vatIn', vatOre),
  credit('payable', vatOre, holderOf(payee)),
]

export const orderedPayoutLegs = (payee: Payee, ore: number): Leg[] => [
  debit('payable', ore, holderOf(payee)),
  credit('inTransit', ore, holderOf(payee)),
]

export const confirmedPayoutLegs = (payee: Payee, ore: number): Leg[] => [
  debit('inTransit', ore, holderOf(payee)),
  credit('bank', ore),
]

/** What a person has transferred and marked. */
export const paidOutLegs = (payee: Payee, ore: number): Leg[] => [
  debit('payable', ore, holderOf(payee)),
  credit('bank', ore),
]

/** A month that was worked before, with what was paid of it: maybe more than was earned. */
export const recordedLegs = (payee: Payee, earnedOre: number, paidOre: number): Leg[] => [
  debit('world', earnedOre),
  credit('payable', earnedOre, holderOf(payee)),
  debit('payable', Math.min(earnedOre, paidOre), holderOf(payee)),
  debit('overpaid', Math.max(0, paidOre - earnedOre), holderOf(payee)),
  credit('world', paidOre),
]

/** What a partner has on each of its accounts; the first is what is owed less what was overpaid. */
export type Owed = { owedOre: number; inTransitOre: number }

const owedLegs = (payee: Payee, { owedOre, inTransitOre }: Owed): Leg[] => [
  owedOre < 0 ? debit('overpaid', -owedOre, holderOf(payee)) : credit('payable', owedOre, holderOf(payee)),
  credit('inTransit', inTransitOre, holderOf(payee)),
]

/** What was there of a month before the ledger. */
export const monthOpenedLegs = (payee: Payee, owed: Owed): Leg[] => [
  debit('opening', owed.owedOre + owed.inTransitOre),
  ...owedLegs(payee, owed),
]

/**
 * A month out of the accounts that a partner had for all months together. They held what is owed of some months less
 * what was overpaid of others: what one of the two has too little, the other takes.
 */
export const monthPartedLegs = (
  payee: Payee,
  owed: Owed,
  together: { payableOre: number; overpaidOre: number },
): Leg[] => {
  const { owedOre, inTransitOre } = owed
  const owner = { owner: payee.partnerId }
  const fromPayable =
    owedOre < 0 ? owedOre + Math.min(-owedOre, together.overpaidOre) : Math.min(owedOre, together.payableOre)
  return [
    debit('payable', fromPayable, owner),
    debit('overpaid', owedOre - fromPayable, owner),
    debit('inTransit', inTransitOre, owner),
    ...owedLegs(payee, owed),
  ]
}
