import { type Mutation, without } from './mutation.ts'

const tests = 'test/lambdas'

/** What keeps the mails about watches to one a day, and applications as their partner and an operator left them. */
export const watchMutations: readonly Mutation[] = [
  without(
    'a mail about watches is noted only for the morning that it was due',
    'lambdas/watches/watch-mails.store.ts',
    '.expect({ dueAt: at })',
    `${tests}/watch-mails.test.ts`,
  ),
  without(
    'no assignment is mailed twice',
    'lambdas/watches/mail-matches.ts',
    '.filter(({ id }) => !known.has(id))',
    `${tests}/watch-mails.test.ts`,
  ),
  {
    guard: 'a watch for what fits the profile finds nothing else',
    file: 'lambdas/watches/find-matches.ts',
    from: '(!fits || row?.band ? [name] : [])',
    to: '[name]',
    by: [`${tests}/watch-rows.test.ts`],
  },
  without(
    'what fits best comes first in a mail about watches',
    'lambdas/watches/find-matches.ts',
    '.sort((one, other) => placeOf(one) - placeOf(other))',
    `${tests}/watch-rows.test.ts`,
  ),
  {
    guard: 'nobody is mailed at an address that is not verified',
    file: 'lambdas/watches/mail-matches.ts',
    from: "Boolean(reader?.isVerified) && reader?.status !== 'declined'",
    to: "reader !== null && reader.status !== 'declined'",
    by: [`${tests}/watch-mails.test.ts`],
  },
  {
    guard: 'mails about watches end only by a link that we signed',
    file: 'lambdas/watches/watch-links.ts',
    from: 'given.length === expected.length && timingSafeEqual(given, expected) ? partnerId : null',
    to: 'given.length === expected.length ? partnerId : null',
    by: [`${tests}/watches.test.ts`],
  },
  without(
    'nothing is watched for a partner who was erased',
    'lambdas/watches/watches.store.ts',
    'checkItem(profile, { PK: present }),',
    `${tests}/watches.test.ts`,
  ),
  without(
    'words are added only to an application that nobody has decided on or changed since',
    'lambdas/open-assignments/application-words.store.ts',
    ".expect({ state: 'sent', version: seen === 0 ? absentOr(0) : seen })",
    `${tests}/application-words.test.ts`,
  ),
]
