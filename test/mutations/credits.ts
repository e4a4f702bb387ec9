import { type Mutation, without } from './mutation.ts'

const plans = ['test/lambdas/monthly-plan.test.ts'] as const
const refunds = ['test/lambdas/money-back.test.ts'] as const

/** What keeps orders, monthly plans and money back at what was shown, and each at once. */
export const creditMutations: readonly Mutation[] = [
  {
    guard: 'of two who move an order at once, one is refused: it is paid once, or cancelled',
    file: 'lambdas/platform/process/living.ts',
    from: '.expect(revision === 0 ? { PK: present, revision: absent } : { ...expects, state, revision })',
    to: '.expect(revision === 0 ? { PK: present } : { PK: present, state: present })',
    by: ['test/lambdas/account-orders.test.ts'],
  },
  {
    guard: 'a business has one plan at a time',
    file: 'lambdas/credits/start-plan.ts',
    from: 'const number = (before?.number ?? 0) + 1',
    to: 'const number = Math.floor(Math.random() * 900)',
    by: plans,
  },
  {
    guard: 'no order is due after the end of a notice',
    file: 'lambdas/credits/plan-by-time.store.ts',
    from: '...(next < endOf(plan) && { terms: { next } })',
    to: 'terms: { next }',
    by: plans,
  },
  {
    guard: 'the price of a plan is not raised',
    file: 'lambdas/credits/plan-by-time.store.ts',
    from: 'Math.min(plan.priceOre, listed)',
    to: 'listed',
    by: plans,
  },
  without(
    'a plan does not end before an order that was due',
    'lambdas/credits/plan-by-time.store.ts',
    "if (transition === 'end' && isOrderLeft(plan)) return { waits: true }",
    ...plans,
  ),
  without(
    'a plan ends on the day that was shown',
    'lambdas/credits/move-plan.ts',
    ' || endsOn !== noticeEndsOn(now)',
    ...plans,
  ),
  without(
    'a change is for the order that was shown',
    'lambdas/credits/move-plan.ts',
    "if (shownPlan(plan, now).nextOrderOn !== nextOrderOn) throw new Failure('moved_on')",
    ...plans,
  ),
  without(
    'a business does not take back our notice',
    'lambdas/credits/move-plan.ts',
    "if (plan.noticeBy !== 'business') throw new Failure('moved_on')",
    ...plans,
  ),
  without(
    'what is paid back meanwhile is not invoiced',
    'lambdas/credits/order-moves.store.ts',
    '...(businessId ? [unlessPaidBack(id, businessId)] : []),',
    'test/lambdas/invoiced-after-payment.test.ts',
  ),
  without(
    'money is paid back only if nothing was used',
    'lambdas/credits/ask-refund.ts',
    ' || !isUnused',
    ...refunds,
  ),
  without('money is paid back for 14 days', 'lambdas/credits/ask-refund.ts', ' || until < now', ...refunds),
  {
    guard: 'money is paid back for one order',
    file: 'lambdas/credits/pay-order.ts',
    from: 'isFirst: !hasBought',
    to: 'isFirst: true',
    by: refunds,
  },
  {
    guard: 'credits of ended work come back only when nothing is left to be approved',
    file: 'lambdas/credits/return-unused.ts',
    from: 'if (over?.isOpen)',
    to: 'if (over === undefined)',
    by: ['test/lambdas/unused-credits.test.ts'],
  },
]
