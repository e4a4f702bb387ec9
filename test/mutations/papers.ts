import { type Mutation, without } from './mutation.ts'

const invoices = 'test/lambdas/invoices.test.ts'
const agreements = 'test/lambdas/agreement-papers.test.ts'

/** What papers state, and that they are always the same. */
export const paperMutations: readonly Mutation[] = [
  without(
    'no paper states terms that nobody has signed',
    'lambdas/documents/agreement-papers.store.ts',
    'hashOf(terms) !== hash || ',
    agreements,
  ),
  {
    guard: 'a paper says of itself only when its content was made',
    file: 'lambdas/documents/paper.ts',
    from: 'CreationDate: new Date(madeAt)',
    to: 'CreationDate: new Date(performance.now() * 1e6)',
    by: [agreements],
  },
  without(
    'nobody abroad is invoiced with Swedish VAT',
    'lambdas/credits/invoice-of-order.ts',
    'requireSwedish(order)',
    invoices,
  ),
  without(
    'an invoice is taken back once',
    'lambdas/documents/credit-note.store.ts',
    'if (order.creditNote) return findInvoice(order.creditNote)',
    invoices,
  ),
  {
    guard: 'no sign is left out because the font does not have it',
    file: 'lambdas/documents/runs.ts',
    from: 'found ? sign : nameOf(codePoint)',
    to: "found ? sign : ''",
    by: [agreements],
  },
]
