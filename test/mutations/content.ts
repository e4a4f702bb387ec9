import { type Mutation, without } from './mutation.ts'

const tests = 'test/lambdas'
const requests = 'test/faults/requests.test.ts'
const text = 'test/shared/any-text.test.ts'
const inspection = 'lambdas/platform/files/inspection'

/** What keeps input from doing harm, and secrets from getting out. */
export const contentMutations: readonly Mutation[] = [
  without(
    'a body is 64 KB at most',
    'lambdas/platform/http/request.ts',
    "if (bytes.byteLength > largestBody) throw new Failure('payload_too_large')",
    `${tests}/newsletter.test.ts`,
  ),
  without(
    'a body is eight levels deep at most',
    'lambdas/platform/http/request.ts',
    "if (depth(value, deepestBody) > deepestBody) throw new Failure('invalid_fields')",
    `${tests}/request.test.ts`,
  ),
  {
    guard: 'what is no JSON is the sender’s fault',
    file: 'lambdas/platform/http/request.ts',
    from: "throw new Failure('not_json')",
    to: "throw new Error('not_json')",
    by: [requests],
  },
  {
    guard: 'a text holds no NUL and no lone surrogate',
    file: 'shared/contract/text.ts',
    from: "text.isWellFormed() && !text.includes('\\0')",
    to: 'text.length >= 0',
    by: [text],
  },
  {
    guard: 'a line holds no line break',
    file: 'shared/contract/text.ts',
    from: '!/[\\r\\n\\u2028\\u2029]/.test(text)',
    to: 'text.length >= 0',
    by: ['test/shared/email.test.ts'],
  },
  {
    guard: 'mails escape what a visitor typed',
    file: 'lambdas/platform/mail/blocks.ts',
    from: '/[&<>"\']/g',
    to: '/[^\\s\\S]/g',
    by: [`${tests}/notifications.test.ts`],
  },
  {
    guard: 'a robot’s form notifies nobody',
    file: 'lambdas/leads/submit-lead.ts',
    from: 'suspect: Boolean(website)',
    to: 'suspect: website === email',
    by: [`${tests}/public-forms.test.ts`],
  },
  without(
    'a suppressed address gets no mail',
    'lambdas/notifications/deliver.ts',
    "if (await outbox.isSuppressed(notice.recipient)) return settle(notice, delivery, 'suppressed')",
    `${tests}/deliver.test.ts`,
    `${tests}/notifications.test.ts`,
  ),
  {
    guard: 'account numbers come back masked',
    file: 'lambdas/payment-settings/payment-settings.ts',
    from: 'value.length > 3 ?',
    to: 'value.length > 3 ? value : value.length > 3 ?',
    by: [`${tests}/payment-settings.test.ts`],
  },
  {
    guard: 'a confirmation shows a masked address',
    file: 'lambdas/newsletter/subscription.ts',
    from: 'email.slice(0, 1)',
    to: 'email.slice(0, at)',
    by: [`${tests}/newsletter.test.ts`],
  },
  {
    guard: 'no log line holds what a visitor sent',
    file: 'lambdas/newsletter/newsletter.http.ts',
    from: '    const { email, proof } = body\n',
    to: '    const { email, proof } = body\n    console.log(JSON.stringify({ email }))\n',
    by: ['test/faults/every-call.test.ts'],
  },
  without(
    'nothing is counted without consent',
    'lambdas/analytics/collect-events.ts',
    "if (!consent?.analytics) throw new Failure('consent_required')",
    `${tests}/analytics.test.ts`,
  ),
  {
    guard: 'advertising ids want consent of their own',
    file: 'lambdas/analytics/collect-events.ts',
    from: 'if (!consent.marketing && events.some(namesAPerson))',
    to: 'if (!consent.analytics && events.some(namesAPerson))',
    by: [`${tests}/analytics.test.ts`],
  },
  {
    guard: 'no address is counted with a secret in it',
    file: 'lambdas/analytics/collect-events.ts',
    from: 'if (events.some(carriesSecrets))',
    to: 'if (events.some(carriesSecrets) && events.length === 0)',
    by: [`${tests}/analytics.test.ts`],
  },
  {
    guard: 'a consent holds for twelve months and one policy',
    file: 'web/src/platform/consent.ts',
    from: 'if (isFresh && consent.policy === policyVersion) return consent',
    to: 'if (isFresh || consent.policy !== policyVersion) return consent',
    by: ['test/web/consent.test.ts', 'test/web/analytics.test.ts'],
  },
  {
    guard: 'a bucket takes 10 MB at most',
    file: 'lambdas/platform/files/upload-policy.ts',
    from: "['content-length-range', 1, largestFile]",
    to: "['content-length-range', 1, largestFile * 2]",
    by: [`${tests}/files.test.ts`],
  },
  {
    guard: 'a PDF is no archive as well',
    file: `${inspection}/inspect-file.ts`,
    from: 'pdf: bytes => unless(isPdf(bytes) && !hidesArchive(bytes)),',
    to: 'pdf: bytes => unless(isPdf(bytes)),',
    by: [`${tests}/files.test.ts`],
  },
  {
    guard: 'an image is one',
    file: `${inspection}/image.ts`,
    from: 'return begins.some(mark => bytes.subarray(0, mark.length).equals(mark)) && bytes.includes(ends, 6)',
    to: 'return begins.length > 0 && ends.length > 0 && bytes.length > 0',
    by: [`${tests}/files.test.ts`],
  },
  without(
    'a document holds no macros',
    `${inspection}/zip-entry.ts`,
    "if (/(^|\\/)vba(Project|Data)\\b[^/]*$/i.test(entry.fileName)) throw new Refused('macros')",
    `${tests}/files.test.ts`,
  ),
  {
    guard: 'no name in an archive deceives, and no link leads out',
    file: `${inspection}/zip-entry.ts`,
    from: "if (!readable || deceives.test(entry.fileName) || isLink(entry)) throw new Refused('archive_unsafe')",
    to: "if (!readable) throw new Refused('archive_unsafe')",
    by: [`${tests}/files.test.ts`],
  },
  {
    guard: 'an archive unpacks to so much only',
    file: `${inspection}/zip-contents.ts`,
    from: "if (entry.uncompressedSize > budget.bytes) throw new Refused('archive_unsafe')",
    to: 'budget.bytes += entry.uncompressedSize',
    by: [`${tests}/files.test.ts`],
  },
  without(
    'a file is not linked once a threat was found',
    'lambdas/platform/files/download-link.ts',
    "if (scanned === 'threat') throw new Failure('file_unsafe')",
    `${tests}/files.test.ts`,
    `${tests}/business-inquiries.test.ts`,
    `${tests}/partner-cv.test.ts`,
  ),
  {
    guard: 'a stored name has no folder and no invisible character',
    file: 'shared/files/file-name.ts',
    from: "given.normalize('NFC').split(/[/\\\\]/).at(-1) ?? ''",
    to: "given.normalize('NFC')",
    by: [`${tests}/files.test.ts`],
  },
]
