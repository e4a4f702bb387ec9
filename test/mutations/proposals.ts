import { type Mutation, without } from './mutation.ts'

const tests = 'test/lambdas'

/** What keeps two sides apart until both have said yes, and what they press from happening twice or to something else. */
export const proposalMutations: readonly Mutation[] = [
  {
    guard: 'how to reach the other side is told once both have said yes',
    file: 'shared/proposals/contact.ts',
    from: "state === 'agreed' || state === 'engaged'",
    to: 'state.length > 0',
    by: [`${tests}/proposal-contacts.test.ts`],
  },
  {
    guard: 'what a business has written shows no partner how to reach it',
    file: 'lambdas/proposals/shown.ts',
    from: 'mayReachEachOther(stored) ? (text: string) => text : withoutContactDetails',
    to: 'withoutContactDetails && ((text: string) => text)',
    by: [`${tests}/proposal-contacts.test.ts`],
  },
  {
    guard: 'a mail to a partner quotes no title with contact details',
    file: 'lambdas/proposals/proposals.mails.ts',
    from: 'title: withoutContactDetails(stored.title)',
    to: 'title: withoutContactDetails && stored.title',
    by: [`${tests}/proposal-contacts.test.ts`],
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
]
