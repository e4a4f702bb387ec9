import { type Mutation, replacing, without } from './mutation.ts'

const tests = 'test/lambdas'
const requests = 'test/faults/requests.test.ts'
const everyCall = 'test/faults/every-call.test.ts'

/** What keeps a thing from being stored twice, over another, or where it was refused. */
export const writeMutations: readonly Mutation[] = [
  replacing('a seat is given once', 'lambdas/meetings/seats.store.ts', `${tests}/meetings.test.ts`),
  without(
    'a meeting is changed only if it is as it was read',
    'lambdas/meetings/meetings.store.ts',
    '.expect({ startsAt, cancelledAt: absent })',
    `${tests}/meeting-commands.test.ts`,
  ),
  without(
    'a seat is taken or freed together with its meeting',
    'lambdas/meetings/meetings.store.ts',
    'takingSeat(meeting.id, startsAt, seat),',
    `${tests}/meeting-commands.test.ts`,
  ),
  without(
    'a meeting that did not change mails nobody',
    'lambdas/meetings/meetings.mails.ts',
    'if (former.sequence === meeting.sequence) return []',
    `${tests}/lead-mails.test.ts`,
  ),
  without(
    'one subscription per address',
    'lambdas/newsletter/newsletter.store.ts',
    '.expect(mayBeMailed(requested))',
    `${tests}/newsletter.test.ts`,
  ),
  replacing(
    'a robot replaces no subscription',
    'lambdas/newsletter/newsletter.store.ts',
    `${tests}/stale-writes.test.ts`,
  ),
  without(
    'a subscription changes only from the expected states',
    'lambdas/newsletter/newsletter.store.ts',
    '.expect({ nonce, state: oneOf(from) })',
    `${tests}/stale-writes.test.ts`,
  ),
  {
    guard: 'one submission per key',
    file: 'lambdas/platform/http/idempotency.ts',
    from: '{ ttl: atMost(clock.seconds()) },',
    to: '{ ttl: atMost(clock.seconds()) }, { PK: key.PK },',
    by: [`${tests}/newsletter.test.ts`],
  },
  without(
    'a receipt is written by the attempt that holds the key',
    'lambdas/platform/http/idempotency.ts',
    '.expect({ owner })',
    `${tests}/idempotency.test.ts`,
  ),
  without(
    'an attempt releases no key that another one holds',
    'lambdas/platform/http/idempotency.ts',
    ".expect({ owner, state: 'in_flight' })",
    `${tests}/idempotency.test.ts`,
  ),
  without(
    'a key is in flight while its submission is being stored',
    'lambdas/platform/http/idempotency.ts',
    'if (error instanceof TransactionConflictException) throw inFlight()',
    `${tests}/idempotency.test.ts`,
  ),
  without(
    'a key stands for one body',
    'lambdas/platform/http/idempotency.ts',
    "if (once.bodyHash !== hash) throw new Failure('idempotency_key_reused')",
    `${tests}/newsletter.test.ts`,
  ),
  without(
    'a form is stored with its receipt',
    'lambdas/platform/http/serve-form.ts',
    ', receipt({ id })',
    everyCall,
  ),
  without(
    'a profile is saved over the version that was seen',
    'lambdas/platform/table/versioned.ts',
    '.expect({ version: seen })',
    `${tests}/business-profile.test.ts`,
  ),
  {
    guard: 'a repeated save is distinguished from another one',
    file: 'lambdas/platform/table/versioned.ts',
    from: 'if (written || isSaved(stored, save)) return stored',
    to: 'if (written) return stored',
    by: [everyCall],
  },
  {
    guard: 'another save of that version is refused',
    file: 'lambdas/platform/table/versioned.ts',
    from: 'if (written || isSaved(stored, save)) return stored',
    to: 'return stored',
    by: [`${tests}/business-profile.test.ts`],
  },
  without(
    'a human check is solved once, and in time',
    'lambdas/partner-profile/partner-profile.store.ts',
    '.expect({ sum: answer, expiresAt: moreThan(clock.now()) })',
    `${tests}/partner-profile.test.ts`,
  ),
  without(
    'a CV replaces the one that was seen',
    'lambdas/partner-profile/cv.store.ts',
    '.expect({ cv: seen })',
    `${tests}/stale-writes.test.ts`,
  ),
  replacing(
    'one application per partner',
    'lambdas/open-assignments/applications.store.ts',
    `${tests}/applications.test.ts`,
  ),
  without(
    'an application is for an open assignment',
    'lambdas/open-assignments/applications.store.ts',
    "checkItem(openAssignmentEntity.key({ id: made.id }), { state: 'open' }),",
    `${tests}/applications.test.ts`,
  ),
  without(
    'a decided application is not withdrawn',
    'lambdas/open-assignments/applications.store.ts',
    '.expect(undecided)',
    `${tests}/applications.test.ts`,
  ),
  without(
    'an upload is inspected once',
    'lambdas/platform/files/upload-claims.store.ts',
    ".expect({ state: 'waiting' })",
    `${tests}/stale-writes.test.ts`,
  ),
  without(
    'an upload belongs to one inquiry',
    'lambdas/platform/files/upload-claims.store.ts',
    ".expect({ state: 'accepted', ttl: moreThan(clock.seconds()) })",
    `${tests}/business-inquiries.test.ts`,
  ),
  without(
    'a verified address is still the account’s',
    'lambdas/email-verification/email-verification.store.ts',
    '.expect({ email })',
    `${tests}/stale-writes.test.ts`,
  ),
  {
    guard: 'a mail is claimed once',
    file: 'lambdas/notifications/outbox.store.ts',
    from: 'return written ?',
    to: 'return written || stored ?',
    by: [`${tests}/notifications.test.ts`],
  },
  without(
    'an expired claim is taken over once',
    'lambdas/notifications/outbox.store.ts',
    ".expect(anyOf({ state: 'failed' }, { state: 'claimed', leaseUntil: atMost(now) }))",
    `${tests}/stale-writes.test.ts`,
  ),
  without(
    'a settled mail is not sent again',
    'lambdas/notifications/outbox.store.ts',
    "if (state !== 'claimed' && state !== 'failed') return { kind: 'settled' }",
    'test/faults/redelivery.test.ts',
  ),
  without(
    'a failed mail is requested again',
    'lambdas/notifications/deliver.ts',
    'if (errors.length > 0) throw errors[0]',
    `${tests}/deliver.test.ts`,
  ),
  {
    guard: 'a sign-in writes the role that a sign-up could not',
    file: 'lambdas/accounts/partner-post-authentication.trigger.ts',
    from: 'await ensureRole(',
    to: 'void (',
    by: ['test/faults/sign-in-calls.test.ts'],
  },
  without(
    'an undeliverable mail stays parked',
    'lambdas/notifications/redrive.ts',
    "if (failed) return { key, outcome: 'still parked', error: errorName(failed.reason) }",
    `${tests}/outbox-command.test.ts`,
  ),
  without(
    'an order is paid once',
    'lambdas/credits/orders.store.ts',
    '.expect({ PK: present, paidAt: absent })',
    `${tests}/stale-writes.test.ts`,
  ),
  without(
    'a participant is removed only from the meeting that was read',
    'lambdas/privacy/erasing.store.ts',
    '.expect({ participants: meeting.participants })',
    `${tests}/erase-person.test.ts`,
  ),
  without(
    'hours are added only to the total that was read',
    'lambdas/earnings/earnings.store.ts',
    '.expect(anyOf({ PK: absent }, { totalHours, creditsEarned, paidOutOre }))',
    `${tests}/earnings-commands.test.ts`,
  ),
  without(
    'an order is refused if the price has changed',
    'lambdas/credits/order-credits.ts',
    "if (priceOre !== submitted.priceOre) throw new Failure('price_changed', { priceOre })",
    `${tests}/credits.test.ts`,
  ),
  {
    guard: 'nothing is written on a refusal',
    file: 'lambdas/credits/order-credits.ts',
    from: '  return { id, priceOre }',
    to: "  if (id) throw new Failure('price_changed')\n  return { id, priceOre }",
    by: [requests],
  },
]
