import { type Mutation, without } from './mutation.ts'

const bills = 'test/lambdas/self-bills.test.ts'
const days = 'test/lambdas/pay-day.test.ts'
const papers = 'test/lambdas/self-bill-papers.test.ts'

/** What keeps partners billed once, in unbroken series, and paid only what they have approved. */
export const selfBillMutations: readonly Mutation[] = [
  {
    guard: 'nobody is billed for without having agreed to it',
    file: 'lambdas/self-bills/make-self-bills.ts',
    from: "return seller.agreed ? null : 'notAgreed'",
    to: 'return null',
    by: [bills],
  },
  {
    guard: 'the bills of a day are made once',
    file: 'lambdas/operator/pay-day.ts',
    from: 'if (last && last.day >= day) return',
    to: '',
    by: [days],
  },
  {
    guard: 'a bill that fails is mailed about on the same day',
    file: 'lambdas/operator/pay-day.ts',
    from: 'bills.failed > 0 ||',
    to: '',
    by: [days],
  },
  {
    guard: 'a bill that fails holds up no other',
    file: 'lambdas/self-bills/make-self-bills.ts',
    from: "count('failed')",
    to: 'throw error',
    by: [days],
  },
  {
    guard: 'most of a month is one bill',
    file: 'lambdas/operator/pay-day.ts',
    from: 'day.slice(8) < firstBillingDay',
    to: 'false',
    by: [days],
  },
  {
    guard: 'operators are told again of what waits to be paid',
    file: 'lambdas/operator/pay-day.ts',
    from: 'daysAfter(mailedOn, daysBetweenMails) <= day',
    to: 'false',
    by: [days],
  },
  {
    guard: 'another company does not inherit the F-tax and the agreement of the one before',
    file: 'lambdas/self-bills/sellers.store.ts',
    from: 'read?.organizationNumber === organizationNumber',
    to: 'read',
    by: ['test/lambdas/sellers.test.ts'],
  },
  {
    guard: 'a month that is not over is not billed',
    file: 'lambdas/self-bills/make-self-bills.ts',
    from: 'worked.month < present && unbilledOre(worked) > 0',
    to: 'unbilledOre(worked) > 0',
    by: [bills],
  },
  {
    guard: 'what was paid before there were bills is not billed again',
    file: 'lambdas/self-bills/making.store.ts',
    from: 'const paidBefore = isFirst ? paidOutOre + inTransitOre : 0',
    to: 'const paidBefore = 0',
    by: [bills],
  },
  without(
    'what is paid meanwhile is not billed',
    'lambdas/self-bills/making.store.ts',
    '...(isFirst ? [unchangedSince(read.read.own.payable)] : []),',
    bills,
  ),
  without(
    'a bill that is paid meanwhile is not credited',
    'lambdas/self-bills/settle-self-bill.store.ts',
    'unchangedSince(worked.read.own.payable),',
    bills,
  ),
  {
    guard: 'the number of a series is taken over the last one',
    file: 'lambdas/self-bills/issuing.store.ts',
    from: '.expect({ last: last ?? absent })',
    to: '',
    by: [bills],
  },
  without(
    'the VAT of a self-bill is in the ledger',
    'lambdas/self-bills/issuing.store.ts',
    ', ...vat',
    bills,
  ),
  {
    guard: 'a bill that is paid or in a pay file is not credited',
    file: 'lambdas/self-bills/settle-self-bill.store.ts',
    from: 'if (dueOre - totalOre < paidOutOre + inTransitOre)',
    to: 'if (dueOre < 0)',
    by: [bills],
  },
  {
    guard: 'a pay file takes only what is approved',
    file: 'lambdas/bank/payables.store.ts',
    from: 'billedOre === undefined ? 0 : payableOre(worked)',
    to: 'pendingOre(worked)',
    by: [papers],
  },
  {
    guard: 'F-tax that was looked at too long ago holds the payouts',
    file: 'lambdas/platform/self-bills/payout-hold.store.ts',
    from: '!fTaxCheck || fTaxUntil(fTaxCheck.at) <= now',
    to: '!fTaxCheck',
    by: [papers],
  },
  {
    guard: 'a VAT number is that of its own company',
    file: 'lambdas/self-bills/record-seller.ts',
    from: 'if (plain !== own)',
    to: 'if (false)',
    by: [bills],
  },
]
