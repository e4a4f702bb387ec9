import { type Mutation, replacing, without } from './mutation.ts'

const owners = 'lambdas/platform/ledger/owners.store.ts'
const proof = 'test/lambdas/ledger.test.ts'
const files = 'test/lambdas/ledger-sie.test.ts'
const life = 'test/lambdas/ledger-life.test.ts'
const taxed = 'test/lambdas/taxed-use.test.ts'
const use = 'test/lambdas/used-with-vat.test.ts'
const months = 'test/lambdas/ledger-months.test.ts'
const verify = 'test/lambdas/ledger-verify.test.ts'
const sold = 'test/lambdas/vat-at-use.test.ts'

/** What keeps every öre somewhere, once. */
export const ledgerMutations: readonly Mutation[] = [
  {
    guard: "an owner's account of the ledger is never below zero",
    file: owners,
    from: 'balance: moreThan(taken - 1)',
    to: 'balance: moreThan(-1)',
    by: [proof],
  },
  {
    guard: 'credits are changed only if the balance is what it was decided on',
    file: owners,
    from: '.expect(decided)',
    to: '',
    by: ['test/lambdas/stale-writes.test.ts'],
  },
  {
    guard: 'the books are wrong if a business holds other credits than it was sold',
    file: 'lambdas/ledger/verify.ts',
    from: '...(await lotFaults(sums, books))',
    to: '',
    by: [life],
  },
  {
    guard: 'the books are wrong if a month was worked otherwise than it is owed and paid',
    file: 'lambdas/ledger/verify-months.ts',
    from: 'fault(name, worthOf(counted), explained,',
    to: 'fault(name, explained, explained,',
    by: [verify],
  },
  {
    guard: 'the books are wrong if other payouts are in pay files than in transit',
    file: 'lambdas/ledger/verify-months.ts',
    from: 'fault(name, inTransit, inFiles,',
    to: 'fault(name, inFiles, inFiles,',
    by: [verify],
  },
  {
    guard: 'the books are wrong if the bank paid other payouts than say so',
    file: 'lambdas/ledger/verify-months.ts',
    from: '...bankFaults(partnerId, entries, counted), ',
    to: '',
    by: [verify],
  },
  {
    guard: 'what is paid of a month is decided on its balance as it was read',
    file: 'lambdas/platform/ledger/months.store.ts',
    from: 'reads: [...accountsOf(read), ...reads]',
    to: 'reads',
    by: [months],
  },
  {
    guard: 'what all months had together goes to each of them once',
    file: 'lambdas/platform/ledger/months.ts',
    from: 'isOpen(together) ? monthPartedLegs(payee, owed, held) : monthOpenedLegs(payee, owed)',
    to: 'monthOpenedLegs(payee, owed)',
    by: [verify],
  },
  replacing('a cause is posted once in the ledger', 'lambdas/platform/ledger/posting.store.ts', proof),
  {
    guard: 'an entry of the ledger sums to 0',
    file: 'lambdas/platform/ledger/entry.ts',
    from: 'if (sum !== 0 || ',
    to: 'if (',
    by: [proof],
  },
  {
    guard: 'an entry leads to the lots that paid for it, and to no others',
    file: 'lambdas/ledger/walk.ts',
    from: 'one.owner === other.owner && one.from < other.to && other.from < one.to',
    to: 'one.owner === other.owner',
    by: ['test/lambdas/ledger-walk.test.ts'],
  },
  {
    guard: 'VAT that is due with a use is due then, once',
    file: 'shared/ledger/postings.ts',
    from: "  debit('vatDeferred', vatOre),\n  credit('vatOut', vatOre),\n",
    to: '',
    by: [taxed, use],
  },
  {
    guard: 'no VAT is due with a use where it was due at the sale',
    file: 'shared/ledger/taxed-use.ts',
    from: 'isTaxed(lot) ? amountOf(lot) : 0',
    to: 'amountOf(lot)',
    by: [taxed, use],
  },
  {
    guard: 'an order stays as it was sold when the stage changes',
    file: 'lambdas/credits/payments.store.ts',
    from: 'legs: paidLegs({ businessId, netOre: priceOre, valueOre, vatAt })',
    to: 'legs: paidLegs({ businessId, netOre: priceOre, valueOre })',
    by: [sold],
  },
  {
    guard: 'what is used is invoiced once',
    file: 'lambdas/documents/use-invoice.store.ts',
    from: '.expect({ issued: absent })',
    to: '',
    by: [use],
  },
  without(
    'an account is opened only before its first entry',
    'lambdas/platform/ledger/posting.store.ts',
    '.filter(({ ifNew }) => !ifNew || owners.isNew(ifNew))',
    life,
  ),
  {
    guard: 'a month that is not over is not exported, unless as a draft',
    file: 'lambdas/ledger/export-sie.ts',
    from: 'last > open || ',
    to: '',
    by: [files],
  },
  {
    guard: 'every voucher of the books sums to 0',
    file: 'lambdas/ledger/vouchers.ts',
    from: 'if (sum !== 0) throw',
    to: 'if (Number.isNaN(sum)) throw',
    by: [files],
  },
  {
    guard: 'the books have what was sold and bought, not the fee alone',
    file: 'lambdas/ledger/vouchers.ts',
    from: "if (kind !== 'approved') return []",
    to: 'if (kind) return []',
    by: [files],
  },
  {
    guard: 'the books begin a year with the result of the one before',
    file: 'lambdas/ledger/sie.ts',
    from: 'isOfResult(number) ? resultOn : number',
    to: 'number',
    by: [files],
  },
  {
    guard: 'a file of the books is in the code page that it states',
    file: 'lambdas/ledger/code-page.ts',
    from: "Buffer.from([...text.normalize('NFC')].map(byteOf))",
    to: 'Buffer.from(text)',
    by: [files],
  },
  without(
    'nobody but the business pays for work above what was agreed',
    'lambdas/platform/ledger/earned.store.ts',
    "if (availableOre < valueOre) throw new Failure('credits_missing')",
    'test/lambdas/above-agreed.test.ts',
  ),
]
