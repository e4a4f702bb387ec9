import { type Mutation, without } from './mutation.ts'

const tests = 'test/lambdas'
const codes = 'lambdas/platform/codes/codes.store.ts'

const either = (guard: string, from: string, to: string): Mutation => ({
  guard,
  file: codes,
  from,
  to,
  by: [
    `${tests}/codes.test.ts`,
    `${tests}/accounts-code-round.test.ts`,
    `${tests}/accounts-strangers.test.ts`,
    `${tests}/accounts-remembered-device.test.ts`,
  ],
})

/** What keeps mailed codes from being guessed, asked for without a proof, or used up by somebody else. */
export const codeMutations: readonly Mutation[] = [
  without(
    'Cognito’s own rounds do not count in a business sign-in',
    'lambdas/accounts/business-define-challenge.trigger.ts',
    '!isCustomOnly(rounds) || ',
    `${tests}/accounts-strangers.test.ts`,
  ),
  without(
    'a code is sent only for a valid proof',
    'lambdas/accounts/business-create-challenge.trigger.ts',
    ' || !last.challengeResult',
    `${tests}/accounts-strangers.test.ts`,
  ),
  {
    guard: 'a robot’s code is nobody’s whose address it gave',
    file: 'lambdas/investors/investors.store.ts',
    from: '(suspect ? id : email)',
    to: 'email',
    by: [`${tests}/investors.test.ts`],
  },
  either('a code opens the way in that it was mailed for', 'flow,\n      triesLeft', 'triesLeft'),
  either('a code has five tries', 'triesLeft: moreThan(0),', ''),
  either('a code expires', 'expiresAt: moreThan(clock.now()),', ''),
  either('a used code takes no more guesses', 'usedBy: absent,', ''),
  either('an address has fifty guesses a day', 'guessedAt: shorterThan(guessesPerDay[purpose]),', ''),
  either('a device’s code is the device’s', "deviceHash: absentOr(device ?? 'none'),", ''),
  {
    guard: 'a remembered device has codes that no stranger uses up',
    file: 'lambdas/accounts/challenge.ts',
    from: "device_code: 'business_device'",
    to: "device_code: 'business_sign_in'",
    by: [`${tests}/accounts-remembered-device.test.ts`],
  },
  {
    guard: 'a request for another code gets one',
    file: 'lambdas/platform/codes/may-issue.ts',
    from: ' && (request.resume || refusal)',
    to: '',
    by: [`${tests}/may-issue.test.ts`],
  },
  either('the retry of a guess counts once', 'lastAttempt: absentOr(not(attemptId)),', ''),
  {
    guard: 'a code is used once',
    file: codes,
    from: ', usedBy: absentOr(attemptId)',
    to: '',
    by: [`${tests}/stale-writes.test.ts`],
  },
  {
    guard: 'another code under one attempt counts as another guess',
    file: 'lambdas/platform/codes/check-code.ts',
    from: "await keyedHash('code', attempt.attemptId, digits)",
    to: "await keyedHash('code', attempt.attemptId)",
    by: [`${tests}/codes.test.ts`],
  },
  {
    guard: 'the retry of an attempt ends with its code',
    file: codes,
    from: 'found?.lastAttempt === attempt.attemptId && found.expiresAt > clock.now()',
    to: 'found?.lastAttempt === attempt.attemptId',
    by: [`${tests}/investors.test.ts`],
  },
  {
    guard: 'Cognito sends no mail that asks for no proof',
    file: 'lambdas/accounts/partner-custom-message.trigger.ts',
    from: "throw refusal('mail_not_offered')",
    to: 'return event',
    by: [`${tests}/accounts-partner.test.ts`],
  },
  {
    guard: 'a wrong code is refused',
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
  {
    guard: 'a reset that Cognito calls twice is mailed once',
    file: 'lambdas/accounts/roles.store.ts',
    from: 'const sameResetMs = 60_000',
    to: 'const sameResetMs = 0',
    by: [`${tests}/accounts-partner.test.ts`],
  },
]
