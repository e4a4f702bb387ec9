import { type Mutation, unconditional, without } from './mutation.ts'

const tests = 'test/lambdas'
const requests = 'test/faults/requests.test.ts'
const everyCall = 'test/faults/every-call.test.ts'

/** What keeps a thing from being stored twice, over another, or where it was refused. */
export const writeMutations: readonly Mutation[] = [
  unconditional(
    'a seat is given once',
    'lambdas/meetings/meetings.store.ts',
    'attribute_not_exists(PK)',
    `${tests}/meetings.test.ts`,
  ),
  unconditional(
    'a meeting is changed as it was read',
    'lambdas/operator/meetings.store.ts',
    'startsAt = :seen AND attribute_not_exists(cancelledAt)',
    `${tests}/operator-meetings.test.ts`,
  ),
  without(
    'a seat is taken or freed together with its meeting',
    'lambdas/operator/meetings.store.ts',
    '{ Put: newItem(taken) },',
    `${tests}/operator-meetings.test.ts`,
  ),
  without(
    'a change of a meeting that is none mails nobody',
    'lambdas/meetings/meetings.mails.ts',
    'if (former.sequence === meeting.sequence) return []',
    `${tests}/lead-mails.test.ts`,
  ),
  unconditional(
    'one subscription per address',
    'lambdas/newsletter/newsletter.store.ts',
    'attribute_not_exists(PK) OR #state IN (:unsubscribed, :suspect) OR (#state = :pending AND requestedAt <= :before)',
    `${tests}/newsletter.test.ts`,
  ),
  unconditional(
    'a robot replaces no subscription',
    'lambdas/newsletter/newsletter.store.ts',
    'attribute_not_exists(PK)',
    `${tests}/stale-writes.test.ts`,
  ),
  {
    guard: 'a subscription moves on from the right states only',
    file: 'lambdas/newsletter/newsletter.store.ts',
    from: '`nonce = :nonce AND #state IN (',
    to: '`attribute_exists(PK) OR nonce = :nonce AND #state IN (',
    by: [`${tests}/stale-writes.test.ts`],
  },
  unconditional(
    'one submission per key',
    'lambdas/platform/http/idempotency.ts',
    'attribute_not_exists(PK) OR #ttl <= :seconds OR (#state = :inFlight AND leaseUntil <= :now AND bodyHash = :hash)',
    `${tests}/newsletter.test.ts`,
  ),
  unconditional(
    'a receipt belongs to the try that holds the key',
    'lambdas/platform/http/idempotency.ts',
    '#owner = :owner',
    `${tests}/idempotency.test.ts`,
  ),
  unconditional(
    'a try gives up no key that another holds',
    'lambdas/platform/http/idempotency.ts',
    '#owner = :owner AND #state = :inFlight',
    `${tests}/idempotency.test.ts`,
  ),
  without(
    'a key whose submission is being stored is in flight',
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
    'a lead is stored with its receipt',
    'lambdas/leads/leads.store.ts',
    ', receipt({ id: lead.id })',
    everyCall,
  ),
  unconditional(
    'a profile is saved over the version that was seen',
    'lambdas/platform/table/versioned.ts',
    'version = :seen',
    `${tests}/business-profile.test.ts`,
  ),
  {
    guard: 'a save that comes again is told from another one',
    file: 'lambdas/platform/table/versioned.ts',
    from: 'if (isSaved(standing, save)) return standing',
    to: '',
    by: [everyCall],
  },
  {
    guard: 'another save of that version is refused',
    file: 'lambdas/platform/table/versioned.ts',
    from: 'if (isSaved(standing, save)) return standing',
    to: 'return standing',
    by: [`${tests}/business-profile.test.ts`],
  },
  unconditional(
    'a human check is answered once, and in time',
    'lambdas/partner-profile/partner-profile.store.ts',
    '#sum = :answer AND expiresAt > :now',
    `${tests}/partner-profile.test.ts`,
  ),
  unconditional(
    'a CV replaces the one that was seen',
    'lambdas/partner-profile/cv.store.ts',
    'cv = :seen',
    `${tests}/stale-writes.test.ts`,
  ),
  unconditional(
    'one application per partner',
    'lambdas/open-assignments/applications.store.ts',
    'attribute_not_exists(PK)',
    `${tests}/applications.test.ts`,
  ),
  unconditional(
    'an application is for something open',
    'lambdas/open-assignments/applications.store.ts',
    '#state = :open',
    `${tests}/applications.test.ts`,
  ),
  unconditional(
    'what was decided is not withdrawn',
    'lambdas/open-assignments/applications.store.ts',
    'attribute_not_exists(PK) OR #state = :sent',
    `${tests}/applications.test.ts`,
  ),
  unconditional(
    'an upload is looked at once',
    'lambdas/platform/files/upload-claims.store.ts',
    '#state = :waiting',
    `${tests}/stale-writes.test.ts`,
  ),
  unconditional(
    'an upload belongs to one inquiry',
    'lambdas/platform/files/upload-claims.store.ts',
    '#state = :accepted AND #ttl > :now',
    `${tests}/business-inquiries.test.ts`,
  ),
  unconditional(
    'a verified address is still the account’s',
    'lambdas/email-verification/email-verification.store.ts',
    'email = :email',
    `${tests}/stale-writes.test.ts`,
  ),
  unconditional(
    'a mail is claimed once',
    'lambdas/notifications/outbox.store.ts',
    'attribute_not_exists(PK)',
    `${tests}/notifications.test.ts`,
  ),
  unconditional(
    'a claim that runs out is taken over once',
    'lambdas/notifications/outbox.store.ts',
    '#state = :failed OR (#state = :claimed AND leaseUntil <= :now)',
    `${tests}/stale-writes.test.ts`,
  ),
  without(
    'a mail that is settled is not sent again',
    'lambdas/notifications/outbox.store.ts',
    "if (state !== 'claimed' && state !== 'failed') return { kind: 'settled' }",
    'test/faults/redelivery.test.ts',
  ),
  without(
    'a mail that failed is asked for again',
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
    'what could not be delivered stays parked',
    'lambdas/notifications/redrive.ts',
    "if (failed) return { key, outcome: 'still parked', error: nameOf(failed.reason) }",
    `${tests}/outbox-command.test.ts`,
  ),
  unconditional(
    'an order is paid once',
    'lambdas/operator/orders.store.ts',
    'attribute_exists(PK) AND attribute_not_exists(paidAt)',
    `${tests}/stale-writes.test.ts`,
  ),
  unconditional(
    'a participant leaves the meeting that was read',
    'lambdas/privacy/erasing.store.ts',
    'participants = :seen',
    `${tests}/erase-person.test.ts`,
  ),
  unconditional(
    'hours are added to what was read',
    'lambdas/operator/earnings.store.ts',
    'attribute_not_exists(PK) OR (totalHours = :readHours AND creditsEarned = :readCredits AND paidOutOre = :readPaid)',
    `${tests}/operator-earnings.test.ts`,
  ),
  without(
    'the price that was seen is the price',
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
