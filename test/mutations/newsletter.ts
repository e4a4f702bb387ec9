import { type Mutation, without } from './mutation.ts'

const sending = 'test/lambdas/send-newsletter.test.ts'
const recipients = 'lambdas/newsletter/recipients.store.ts'
const useCase = 'lambdas/newsletter/send-issue.ts'

/** What keeps an issue from reaching somebody twice, too fast, too often or against their will. */
export const newsletterMutations: readonly Mutation[] = [
  without('one run sends an issue at a time', recipients, ', leaseUntil: atMost(now)', sending),
  without(
    'a run that has lost its lease notes no progress',
    recipients,
    ".expect({ state: 'sending', leasedBy: run })",
    sending,
  ),
  {
    guard: 'whoever has left gets no issue',
    file: recipients,
    from: "reader?.state === 'confirmed' ? reader : null",
    to: 'reader',
    by: [sending],
  },
  {
    guard: 'whoever comes while an issue is sent gets the next one',
    file: 'lambdas/notifications/send-mailing.ts',
    from: 'confirmedAt <= startedAt ? ',
    to: 'confirmedAt !== startedAt ? ',
    by: [sending],
  },
  without(
    'an issue that is refused everywhere waits',
    'lambdas/notifications/send-mailing.ts',
    ' || refusedInRow === tooManyRefusals',
    sending,
  ),
  without(
    'an issue goes out at the set rate',
    'lambdas/notifications/pace.ts',
    'if (due > now()) await wait(due - now())',
    'test/lambdas/pace.test.ts',
  ),
  without('one issue a month at most', useCase, '  requireItsMonth(month, now)\n', sending),
  {
    guard: 'the tested version is sent',
    file: useCase,
    from: 'issue.version !== version',
    to: 'issue.version < 0',
    by: ['test/lambdas/newsletter-drafts.test.ts'],
  },
  without(
    'what became of a copy is counted once',
    'lambdas/newsletter/copies.store.ts',
    ', [outcome]: absent',
    sending,
  ),
  {
    guard: 'an archive shows no draft',
    file: 'lambdas/newsletter/issues.store.ts',
    from: '!issue?.publishedAt',
    to: '!issue',
    by: ['test/lambdas/newsletter-drafts.test.ts'],
  },
  {
    guard: 'what is refused of an issue has its line',
    file: 'lambdas/newsletter/parse-issue.ts',
    from: 'number: at + 1',
    to: 'number: at',
    by: ['test/web/desk/issue.test.ts'],
  },
  {
    guard: 'a letter marks what differs from the stored issue',
    file: 'lambdas/newsletter/compose-letters.ts',
    from: 'shownMail(stored ?? issue, language)',
    to: 'shownMail(issue, language)',
    by: ['test/lambdas/newsletter-drafts.test.ts'],
  },
  {
    guard: 'what is typed while a draft is saved stays typed',
    file: 'web/src/desk/drafts/use-draft.ts',
    from: "name !== 'version' && text !== stored[name]",
    to: "name === ''",
    by: ['test/web/desk/issue.test.ts'],
  },
  {
    guard: 'an issue has no script for a link',
    file: 'lambdas/newsletter/parse-spans.ts',
    from: '/^(https:\\/\\/|mailto:)/.test(href)',
    to: 'href !== null',
    by: ['test/lambdas/newsletter-drafts.test.ts'],
  },
  without(
    'a mail that SES did not reply to is logged as one that may repeat',
    'lambdas/notifications/outbox.store.ts',
    ' || lastError === noReply',
    'test/lambdas/notifications.test.ts',
  ),
]
