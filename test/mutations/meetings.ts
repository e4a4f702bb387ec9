import { type Mutation, without } from './mutation.ts'

const tests = 'test/lambdas'

/** What keeps meetings within the hours, in the hands of those who booked them, and reminders to one. */
export const meetingMutations: readonly Mutation[] = [
  {
    guard: 'a meeting is changed only by a link that we signed',
    file: 'lambdas/meetings/meeting-links.ts',
    from: 'given.length === expected.length && timingSafeEqual(given, expected) ? id : null',
    to: 'given.length === expected.length ? id : null',
    by: [`${tests}/meeting-links.test.ts`],
  },
  {
    guard: 'a link changes only the state that its page showed',
    file: 'lambdas/meetings/follow-link.ts',
    from: ' || meeting.sequence !== sequence',
    to: '',
    by: [`${tests}/meeting-links.test.ts`],
  },
  {
    guard: 'a meeting is moved five times a day',
    file: 'lambdas/meetings/meeting-links.http.ts',
    from: 'const movesPerDay = 5',
    to: 'const movesPerDay = 500',
    by: [`${tests}/meeting-links.test.ts`],
  },
  {
    guard: 'nobody books a time that operators have closed',
    file: 'shared/meetings/slots.ts',
    from: 'time >= from && !isClosedAt(startsAt, closures)',
    to: 'time >= from',
    by: [`${tests}/meeting-calendar.test.ts`],
  },
  {
    guard: 'nobody books outside our hours',
    file: 'shared/meetings/slots.ts',
    from: 'startsAt !== null && isWithinHours(startsAt)',
    to: 'startsAt !== null',
    by: ['test/shared/slots.test.ts'],
  },
  {
    guard: 'participants are mailed only after the booker has confirmed',
    file: 'lambdas/meetings/meeting-change.mails.ts',
    from: 'meeting.confirmedAt ? participantAddresses(meeting) : []',
    to: 'participantAddresses(meeting)',
    by: [`${tests}/meeting-mails.test.ts`],
  },
  {
    guard: 'nobody is reminded of a meeting that has begun',
    file: 'lambdas/meetings/meeting-change.mails.ts',
    from: 'if (isTooLate(meeting)) return []',
    to: '',
    by: [`${tests}/meeting-mails.test.ts`],
  },
  {
    guard: 'a meeting that is booked late is not reminded of at once',
    file: 'lambdas/meetings/meeting-life.ts',
    from: "reminder > now ? [] : ['remind']",
    to: '[]',
    by: [`${tests}/meeting-reminders.test.ts`],
  },
  without(
    'a reminder moves with its meeting',
    'lambdas/meetings/meeting-changes.store.ts',
    '...statedBy({ startsAt, meetingDate, timezone }, author.changedAt),',
    `${tests}/meeting-reminders.test.ts`,
  ),
]
