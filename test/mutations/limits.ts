import { type Mutation, replacing, without } from './mutation.ts'

const tests = 'test/lambdas'
const proof = 'lambdas/platform/proof/proof.ts'

/** What holds back who sends too much: limits, and proofs of work. */
export const limitMutations: readonly Mutation[] = [
  {
    guard: 'a site is limited, whichever of its networks it sends from',
    file: 'lambdas/platform/limits/limits.ts',
    from: 'halfUsed: own.halfUsed || whole.halfUsed,',
    to: 'halfUsed: own.halfUsed,',
    by: [`${tests}/newsletter.test.ts`],
  },
  {
    guard: 'the second booking of a day brings a heavy proof',
    file: 'lambdas/platform/limits/guard-form.ts',
    from: "return counts?.byDay === null ? new Failure('proof_required') : null",
    to: 'return null',
    by: [`${tests}/meetings.test.ts`],
  },
  {
    guard: 'a network books ten times a day',
    file: 'lambdas/meetings/meetings.http.ts',
    from: 'const perDay = 10',
    to: 'const perDay = 100',
    by: [`${tests}/meetings.test.ts`],
  },
  {
    guard: 'a proof of work is worth one attempt of a trigger',
    file: 'lambdas/platform/proof/proof.ts',
    from: 'const triggerRetriesWithin = 20_000',
    to: 'const triggerRetriesWithin = 600_000',
    by: [`${tests}/accounts-partner.test.ts`],
  },
  {
    guard: 'nobody fills an inbox with recovery codes',
    file: 'lambdas/accounts/partner-custom-message.trigger.ts',
    from: 'const recoveriesPerHour = 5',
    to: 'const recoveriesPerHour = 500',
    by: [`${tests}/accounts-partner.test.ts`],
  },
  replacing(
    'a proof of work is spent once',
    proof,
    `${tests}/guard-form.test.ts`,
    `${tests}/newsletter.test.ts`,
  ),
  without(
    'a proof counts for its own purpose only',
    proof,
    'data.purpose !== purpose || ',
    `${tests}/guard-form.test.ts`,
    `${tests}/newsletter.test.ts`,
  ),
  without(
    'a proof has to be solved',
    proof,
    'if (!(await isSolved(found))) return null',
    `${tests}/proof.test.ts`,
  ),
  without(
    'an account costs a proof of work',
    'lambdas/accounts/require-proof.ts',
    "if (!spent) throw refusal('proof_invalid')",
    `${tests}/accounts-sign-up.test.ts`,
  ),
  {
    guard: 'limits refuse',
    file: 'lambdas/platform/limits/limits.ts',
    from: 'exceeded: used > limit.max',
    to: 'exceeded: used < 0',
    by: [`${tests}/newsletter.test.ts`],
  },
  {
    guard: 'half of a limit asks for a proof',
    file: 'lambdas/platform/limits/limits.ts',
    from: 'halfUsed: used > limit.max / 2',
    to: 'halfUsed: used < 0',
    by: [`${tests}/newsletter.test.ts`],
  },
  {
    guard: 'an IPv6 household is one network',
    file: 'lambdas/platform/limits/network.ts',
    from: 'firstGroups(address, 4)',
    to: 'firstGroups(address, 8)',
    by: [`${tests}/network.test.ts`],
  },
  {
    guard: 'what signed-in people do is limited',
    file: 'lambdas/platform/limits/guard-caller.ts',
    from: 'const exceeded = counts.find(count => count.exceeded)',
    to: 'const exceeded = counts.find(() => false)',
    by: [`${tests}/business-inquiries.test.ts`],
  },
  without(
    'a form beyond its limits stores nothing',
    'lambdas/platform/http/serve-once.ts',
    'enforce(await askAgain())',
    `${tests}/newsletter.test.ts`,
  ),
  without(
    'a submission is not refused for its own copies',
    'lambdas/platform/http/serve-once.ts',
    '  await wait(copiesMilliseconds)\n',
    `${tests}/limited-copies.test.ts`,
  ),
  {
    guard: 'a refused proof lowers no count',
    file: 'lambdas/platform/limits/guard-form.ts',
    from: 'return { refusal: refused, uncount: nothingCounted }',
    to: 'return { refusal: refused, uncount }',
    by: [`${tests}/guard-form.test.ts`],
  },
  without(
    'a replay counts as no attempt',
    'lambdas/platform/http/serve-once.ts',
    'if (!isFirst) await guarded.then(verdict => verdict?.uncount()).catch(() => undefined)',
    `${tests}/replays.test.ts`,
  ),
  {
    guard: 'a proof serves one submission only',
    file: 'lambdas/platform/limits/guard-form.ts',
    from: "keyedHash('idempotency', form, attemptId, email)",
    to: "keyedHash('idempotency', form)",
    by: [`${tests}/replays.test.ts`],
  },
  {
    guard: 'a form that came too soon needs a heavy proof',
    file: 'lambdas/platform/limits/guard-form.ts',
    from: "isQuick && proof.weight !== 'heavy' ?",
    to: 'false ?',
    by: [`${tests}/guard-form.test.ts`],
  },
]
