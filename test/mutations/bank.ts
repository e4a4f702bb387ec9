import { type Mutation, without } from './mutation.ts'

const imports = ['test/lambdas/bank-import.test.ts'] as const
const kills = 'test/lambdas/pay-file-kills.test.ts'
const files = ['test/lambdas/pay-files.test.ts'] as const

/** What keeps money that comes and goes at the order or partner that it is for, and each at once. */
export const bankMutations: readonly Mutation[] = [
  without(
    'a part of a payment pays no order',
    'lambdas/bank/judge-payment.ts',
    "if (payment.ore < owed.ore) return waiting('part payment')",
    ...imports,
  ),
  without(
    'a second payment for an order waits for a person',
    'lambdas/bank/judge-payment.ts',
    "if (owed.lineId !== null) return waiting('paid twice')",
    ...imports,
  ),
  {
    guard: 'another payment under a known reference waits for a person',
    file: 'lambdas/bank/take-payment.ts',
    from: "if (isSame(line, taken)) return 'known'",
    to: "if (line) return 'known'",
    by: imports,
  },
  without(
    'who made a pay file does not release it',
    'lambdas/bank/release-pay-file.ts',
    "if (file.madeBy === by) throw new Refusal('You made this file: another operator has to release it.')",
    ...files,
  ),
  without(
    'who released a pay file does not withdraw it',
    'lambdas/bank/release-pay-file.ts',
    "if (file.releasedBy === by)\n      throw new Refusal('You released this file: another operator has to withdraw it.')",
    'test/lambdas/withdrawn-pay-files.test.ts',
  ),
  without(
    'a pay file that the bank has is not withdrawn',
    'lambdas/bank/release-pay-file.ts',
    'await requireUnknown(file, files)',
    'test/lambdas/withdrawn-pay-files.test.ts',
  ),
  without(
    'a file that was changed where it is kept is not released',
    'lambdas/bank/release-pay-file.ts',
    "if (found !== file.sha256) throw new Refusal('The file is not the one that was made: discard it.')",
    ...files,
  ),
  without(
    'nothing is paid to an account that was just changed',
    'lambdas/platform/self-bills/payout-hold.store.ts',
    "now < until ? hold('bank_details_changed', until) : ",
    ...files,
  ),
  {
    guard: 'what is in a pay file is not due',
    file: 'shared/earnings/earnings.ts',
    from: 'dueOre - paidOutOre - inTransitOre',
    to: 'dueOre - paidOutOre',
    by: files,
  },
  without(
    'what is credited meanwhile is in no pay file',
    'lambdas/bank/payouts.store.ts',
    'checkItem(earningsEntity.key({ sub, month: planned.month }), asCounted(month)),',
    'test/lambdas/ledger-months.test.ts',
  ),
  without(
    'what is credited meanwhile is not marked as paid',
    'lambdas/earnings/earnings.store.ts',
    'checkItem(earningsEntity.key({ sub: partnerId, month }), asCounted(read)),',
    'test/lambdas/ledger-months.test.ts',
  ),
  {
    guard: 'a pay file whose making was interrupted is ended, not begun anew',
    file: 'lambdas/bank/make-pay-file.ts',
    from: '(await making.findUnfinished()) ?? ',
    to: '',
    by: [kills],
  },
  {
    guard: 'an interrupted making takes a payout into its file once',
    file: 'lambdas/bank/pay-files.store.ts',
    from: "claimed ? claimed.state === 'in file' : claim(planned, file, operation)",
    to: 'claimed ? false : claim(planned, file, operation)',
    by: [kills],
  },
  without(
    'an order that is paid is no receivable',
    'lambdas/bank/receivables.store.ts',
    ".filter(({ state }) => state === 'invoiced')",
    'test/lambdas/receivables.test.ts',
  ),
]
