import { type Mutation, unconditional, without } from './mutation.ts'

const tests = 'test/lambdas'
const codes = 'lambdas/platform/codes/codes.store.ts'
const proof = 'lambdas/platform/proof/proof.ts'
const matrix = 'test/infra/local/gateway/access-matrix.test.ts'

const either = (guard: string, from: string, to: string): Mutation => ({
  guard,
  file: codes,
  from,
  to,
  by: [`${tests}/codes.test.ts`, `${tests}/accounts.test.ts`],
})

/** What keeps out who may not come in. */
export const accessMutations: readonly Mutation[] = [
  {
    guard: 'only access tokens open',
    file: 'lambdas/platform/http/caller.ts',
    from: "token_use: z.literal('access')",
    to: 'token_use: z.string()',
    by: [matrix],
  },
  without(
    'only tokens of our client open',
    'lambdas/platform/http/caller.ts',
    ' || claims.data.client_id !== environment(clientVariable[access])',
    matrix,
    `${tests}/business-profile.test.ts`,
  ),
  without(
    'only the edge may ask',
    'lambdas/platform/http/request.ts',
    "if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new Failure('forbidden')",
    `${tests}/newsletter.test.ts`,
  ),
  without(
    'who has signed out saves no payment settings',
    'lambdas/payment-settings/payment-settings.http.ts',
    'await requireLiveSession(accessToken)',
    `${tests}/payment-settings.test.ts`,
  ),
  without(
    'payment settings want a fresh sign-in',
    'lambdas/payment-settings/payment-settings.ts',
    "if (signedInAt <= now - recentSignInMinutes * 60_000) throw new Failure('sign_in_too_old')",
    `${tests}/payment-settings.test.ts`,
  ),
  {
    guard: 'payment settings want a verified address',
    file: 'lambdas/payment-settings/payment-settings.ts',
    from: 'if (email === undefined || !emailVerified)',
    to: 'if (email === undefined)',
    by: [`${tests}/payment-settings.test.ts`],
  },
  {
    guard: 'bank details open for their owner only',
    file: 'lambdas/platform/kms/envelope.ts',
    from: 'const contextOf = (partner: string) => ({ partner })',
    to: "const contextOf = (partner: string) => ({ partner: partner && 'all' })",
    by: [`${tests}/payment-settings.test.ts`],
  },
  {
    guard: 'an inquiry is its owner’s',
    file: 'lambdas/platform/table/keys.ts',
    from: 'inquiry: (sub: string, id: string)',
    to: "inquiry: (_: string, id: string, sub = '1')",
    by: [`${tests}/business-inquiries.test.ts`],
  },
  {
    guard: 'a human check is its drawer’s',
    file: 'lambdas/platform/table/keys.ts',
    from: 'humanCheck: (sub: string, id: string)',
    to: "humanCheck: (_: string, id: string, sub = '1')",
    by: [`${tests}/partner-profile.test.ts`],
  },
  {
    guard: 'a verification is its owner’s',
    file: 'lambdas/platform/table/keys.ts',
    from: 'emailVerification: (sub: string, id: string)',
    to: "emailVerification: (_: string, id: string, sub = '1')",
    by: [`${tests}/email-verification.test.ts`],
  },
  without(
    'a cursor is signed',
    'lambdas/platform/table/cursor.ts',
    'if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw refused()',
    `${tests}/business-credits.test.ts`,
  ),
  without(
    'a grant is signed',
    'lambdas/investors/grant.ts',
    'if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null',
    `${tests}/investors.test.ts`,
  ),
  {
    guard: 'a grant ends',
    file: 'lambdas/investors/grant.ts',
    from: '|| expiresAt <= clock.now()',
    to: '',
    by: [`${tests}/investors.test.ts`],
  },
  {
    guard: 'links of mails are signed',
    file: 'lambdas/platform/links/newsletter-links.ts',
    from: 'return given.length === expected.length && timingSafeEqual(given, expected)',
    to: 'return given.length === expected.length || timingSafeEqual(given, expected)',
    by: [`${tests}/newsletter.test.ts`],
  },
  either(
    'a code opens the way in that it was mailed for',
    'flow = :flow AND',
    '(flow = :flow OR flow <> :flow) AND',
  ),
  either('a code has five tries', 'triesLeft > :zero AND', '(triesLeft > :zero OR triesLeft <= :zero) AND'),
  either('a code expires', 'expiresAt > :now AND', '(expiresAt > :now OR expiresAt <= :now) AND'),
  either('a used code takes no more guesses', ' AND attribute_not_exists(usedBy)', ''),
  either(
    'an address has fifty guesses a day',
    'size(guessedAt) < :most',
    '(size(guessedAt) < :most OR size(guessedAt) >= :most)',
  ),
  either(
    'a device’s code is the device’s',
    'OR deviceHash = :device)',
    'OR deviceHash = :device OR deviceHash <> :device)',
  ),
  either(
    'the retry of a guess takes no second try',
    "'(attribute_not_exists(lastAttempt) OR lastAttempt <> :attempt)'",
    "'(attribute_not_exists(lastAttempt) OR lastAttempt <> :attempt OR lastAttempt = :attempt)'",
  ),
  {
    guard: 'a code is used once',
    file: codes,
    from: '(attribute_not_exists(usedBy) OR usedBy = :attempt)',
    to: '(attribute_not_exists(usedBy) OR usedBy = :attempt OR attribute_exists(usedBy))',
    by: [`${tests}/stale-writes.test.ts`],
  },
  {
    guard: 'a code has to be right',
    file: 'lambdas/platform/codes/check-code.ts',
    from: '(await sameDigits(code, digits)) &&',
    to: '',
    by: [`${tests}/codes.test.ts`, `${tests}/investors.test.ts`],
  },
  {
    guard: 'five codes an hour',
    file: 'lambdas/platform/codes/may-issue.ts',
    from: 'const codesPerHour = 5',
    to: 'const codesPerHour = 500',
    by: [`${tests}/may-issue.test.ts`],
  },
  unconditional(
    'a proof of work is spent once',
    proof,
    'attribute_not_exists(PK) OR spender = :spender',
    `${tests}/guard-form.test.ts`,
    `${tests}/newsletter.test.ts`,
  ),
  without(
    'a proof counts for its purpose',
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
    `${tests}/accounts.test.ts`,
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
    from: '.slice(0, 4)',
    to: '.slice(0, 8)',
    by: [`${tests}/network.test.ts`],
  },
  without(
    'what signed-in people do is limited',
    'lambdas/platform/limits/guard-caller.ts',
    "if (exceeded) throw new Failure('rate_limited', { retryAfter: exceeded.retryAfter })",
    `${tests}/business-inquiries.test.ts`,
  ),
  without(
    'a form that came too soon needs a heavy proof',
    'lambdas/platform/limits/guard-form.ts',
    "if (isQuick && spent.weight !== 'heavy') throw new Failure('proof_required')",
    `${tests}/guard-form.test.ts`,
  ),
]
