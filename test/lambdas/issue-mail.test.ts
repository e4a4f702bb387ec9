import { beforeAll, describe, expect, it } from 'vitest'
import { parseIssue } from '#lambdas/newsletter/parse-issue.ts'
import type { Mail } from '#lambdas/platform/mail/mail.ts'
import { buildIssueFile } from '../builders/issue-file.ts'
import { runningServices } from './running-services.ts'

runningServices()
const site = 'https://site.example'
const emailHash = 'h'.repeat(43)
const mails = {} as Record<'sv' | 'en', Mail>

beforeAll(async () => {
  const { issueMail } = await import('#lambdas/newsletter/issue-mail.ts')
  const issue = { month: '2026-11', ...parseIssue(buildIssueFile()) }
  for (const language of ['sv', 'en'] as const)
    mails[language] = await issueMail(issue, { emailHash, language, siteOrigin: site })
})

const addresses = (html: string) =>
  [...html.matchAll(/(?:href|src|action|background)="([^"]*)"/g)].map(([, to]) => to)

describe('a copy of an issue', () => {
  it('can be ended with one click, by the mail program and by the reader (RFC 8058)', () => {
    const { headers, text } = mails.sv
    expect(headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    expect(headers?.['List-Unsubscribe']).toMatch(
      /^<https:\/\/site[.]example\/api\/newsletter\/unsubscriptions\/h{43}[.][\w-]{43}[?]issue=2026-11>$/,
    )
    expect(text).toMatch(
      /\nAvsluta prenumerationen: https:\/\/site[.]example\/newsletter\/unsubscribe#token=h{43}[.]/,
    )
    expect(mails.en.text).toMatch(/Unsubscribe: https:\/\/site[.]example\/en\/newsletter\/unsubscribe#token=/)
  })

  it('fetches nothing and rewrites no link, so that nobody learns that it was opened', () => {
    const { html = '' } = mails.sv
    expect(html).not.toMatch(
      /<(img|link|script|iframe|object|video|audio|picture|svg)\b|url\(|@import|background="/i,
    )
    const [first, second] = addresses(html)
    expect(first).toBe(`${site}/pricing`)
    // Numeric references, which mean the same.
    expect(second?.replaceAll('&#38;', '&')).toBe('https://traffar.example/hmi?plats=2&tid=18')
    expect(addresses(html).filter(to => !to?.startsWith(site))).toHaveLength(1)
  })

  it('is text where its author typed markup', () => {
    expect(mails.sv.html).not.toContain('<script>')
    expect(mails.sv.html).toContain('&#60;script&#62;')
  })

  it('has absolute links in the text, too, and one to the archive', () => {
    expect(mails.sv.text).toContain('- Priserna finns på prissidan (https://site.example/pricing)')
    expect(mails.en.text).toContain('https://site.example/en/updates/newsletter/issue?month=2026-11')
    expect(mails.sv.html).toContain('href="https://site.example/updates/newsletter/issue?month=2026-11"')
  })
})
