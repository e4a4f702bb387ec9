import { type Mutation, replacing, without } from './mutation.ts'

const owners = 'lambdas/platform/ledger/owners.store.ts'
const proof = 'test/lambdas/ledger.test.ts'
const life = 'test/lambdas/ledger-life.test.ts'

/** What keeps every öre somewhere, once. */
export const ledgerMutations: readonly Mutation[] = [
  {
    guard: "an owner's account of the ledger is never below zero",
    file: owners,
    from: 'balance: moreThan(taken - 1)',
    to: 'balance: moreThan(-1)',
    by: [proof],
  },
  replacing('a cause is posted once in the ledger', 'lambdas/platform/ledger/posting.store.ts', proof),
  {
    guard: 'an entry of the ledger sums to 0',
    file: 'lambdas/platform/ledger/entry.ts',
    from: 'if (sum !== 0 || ',
    to: 'if (',
    by: [proof],
  },
  without(
    'an account is opened only before its first entry',
    'lambdas/platform/ledger/posting.store.ts',
    '.filter(({ ifNew }) => !ifNew || owners.isNew(ifNew))',
    life,
  ),
]
