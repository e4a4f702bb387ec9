import { type Mutation, without } from './mutation.ts'

const tests = 'test/lambdas'

/** What keeps two sides apart until the work is theirs, and what they press from happening twice or to something else. */
export const proposalMutations: readonly Mutation[] = [
  {
    guard: 'an application that is sent again has mails of its own',
    file: 'lambdas/open-assignments/application-life.ts',
    from: 'revision: revisionBefore + 1',
    to: 'revision: 1',
    by: [`${tests}/application-life.test.ts`],
  },
  {
    guard: 'nobody is given an assignment whose application was withdrawn',
    file: 'lambdas/open-assignments/decide-on-application.ts',
    from: " || application.life.state === 'withdrawn'",
    to: '',
    by: [`${tests}/application-life.test.ts`],
  },
  without(
    'what a partner had added goes with the application',
    'lambdas/open-assignments/applications.store.ts',
    ', remove: forgotten',
    `${tests}/application-life.test.ts`,
  ),
  {
    guard: 'how to reach the other side is told once the work is theirs',
    file: 'shared/proposals/contact.ts',
    from: "state === 'engaged'",
    to: "state === 'engaged' || state === 'agreed'",
    by: [`${tests}/proposal-contacts.test.ts`],
  },
  {
    guard: 'what a business has written shows no partner how to reach it',
    file: 'lambdas/proposals/shown.ts',
    from: 'mayReachEachOther(stored) ? (text: string) => text : withoutAuthor',
    to: 'withoutAuthor && ((text: string) => text)',
    by: [`${tests}/proposal-contacts.test.ts`],
  },
  {
    guard: 'a mail to a partner quotes no title with contact details',
    file: 'lambdas/proposals/proposals.mails.ts',
    from: 'title: withoutContactDetails(stored.title)',
    to: 'title: withoutContactDetails && stored.title',
    by: [`${tests}/proposal-contacts.test.ts`],
  },
  {
    guard: 'what does not come out even costs the business a whole credit, never the partner',
    file: 'shared/agreements/split.ts',
    from: 'Math.ceil((partnerCredits',
    to: 'Math.floor((partnerCredits',
    by: ['test/shared/split.test.ts', `${tests}/agreed-split.test.ts`],
  },
  {
    guard: 'a fee touches no numbers that nobody states anew',
    file: 'shared/agreements/split.ts',
    from: 'if (!follows || partnerCredits === null)',
    to: 'if (partnerCredits === null)',
    by: ['test/shared/split.test.ts', `${tests}/agreed-split.test.ts`],
  },
  {
    guard: 'of two operators who saw the same fee, the second is told that it is another by now',
    file: 'lambdas/credits/fee.store.ts',
    from: '.expect(isExpected)',
    to: '.expect(isExpected && {})',
    by: [`${tests}/fee.test.ts`],
  },
  without(
    'an answer from a page of an earlier round is refused',
    'lambdas/proposals/answer.ts',
    '    requireRound(proposal, answer)\n',
    `${tests}/proposed-again.test.ts`,
  ),
  without(
    'an answer whose reply was lost is given once',
    'lambdas/proposals/answer.ts',
    '    if (isDone(proposal, answer)) return proposal.item\n',
    'test/faults/people-presses.test.ts',
  ),
  {
    guard: 'what was answered before stays when a partner is proposed again',
    file: 'shared/proposals/proposal.entity.ts',
    from: 'round === 1 ? partnerId',
    to: 'round > 0 ? partnerId',
    by: [`${tests}/proposed-again.test.ts`],
  },
  without(
    'who applies after an edit is not told of it',
    'lambdas/open-assignments/applications.store.ts',
    'appliedAt <= at && ',
    `${tests}/edited-assignments.test.ts`,
  ),
  without(
    'an assignment that is closed is named by no mail about its inquiry',
    'lambdas/open-assignments/open-assignments.store.ts',
    ', set: { assignmentId }',
    `${tests}/edited-assignments.test.ts`,
  ),
  {
    guard: 'a last name is taken out of what its owner has written',
    file: 'shared/without-person.ts',
    from: 'withoutName(withoutContactDetails(text))',
    to: 'withoutName(text) && withoutContactDetails(text)',
    by: ['test/shared/partner-profile/shown-partner.test.ts'],
  },
  without(
    'a number that is read out is a telephone number',
    'shared/contact-details.ts',
    "{ kind: 'phone', shape: readOut },",
    'test/shared/contact-details.test.ts',
  ),
  without(
    'a promise that was broken stays broken after the inquiry has ended',
    'lambdas/business-inquiries/promise-figure.ts',
    'if ((terms?.promise ?? promisedAt) > promisedAt) return false',
    `${tests}/promise-figure.test.ts`,
  ),
]
