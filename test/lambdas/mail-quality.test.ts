import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Mail } from '#lambdas/platform/mail/mail.ts'
import { mailPhrases } from '#lambdas/platform/mail/phrases.ts'
import type { Language } from '#shared/contract/language.ts'
import { exampleOwner } from '#shared/owner/example-owner.ts'
import { usualIssueFile } from '../builders/issue-file.ts'
import { mailNames } from '../builders/mail-names.ts'
import { changesThatMail } from '../builders/mail-samples.ts'
import { hostileInput } from '../builders/mailed-change.ts'
import { runningServices } from './running-services.ts'
import { brokenRules, visibleText } from './spam-rules.ts'

const services = runningServices()
const addresses = { siteOrigin: 'https://site.example', operator: 'drift@nodverk.example' }
const languages = ['sv', 'en'] as const

type Sample = { name: string; raw: Buffer; parsed: Email }

const samples: Sample[] = []

const newestRaw = (): Buffer => {
  const folder = join(services.dataFolder, 'mail')
  const newest = readdirSync(folder)
    .filter(name => name.endsWith('.eml'))
    .toSorted()
    .at(-1)
  return readFileSync(join(folder, newest ?? ''))
}

const take = async (name: string, mail: Mail) => {
  const { sendMail } = await import('#lambdas/platform/mail/send-mail.ts')
  await sendMail('anna@verkstad.se', mail)
  const raw = newestRaw()
  samples.push({ name, raw, parsed: await PostalMime.parse(raw) })
}

type PersonalMailName = Parameters<
  typeof import('#lambdas/platform/mail/personal-mail.ts').personalMail
>[0]['template']

const personalMails = (language: Language): PersonalMailName[] => {
  const phrases = mailPhrases(language)
  return mailNames.filter(
    (name): name is PersonalMailName => 'preview' in phrases[name] && 'after' in phrases[name],
  )
}

const copyOfIssue = async (language: Language): Promise<Mail> => {
  const { issueMail } = await import('#lambdas/newsletter/issue-mail.ts')
  const { parseIssue } = await import('#lambdas/newsletter/parse-issue.ts')
  const issue = { month: '2026-11', ...parseIssue(usualIssueFile) }
  return issueMail(issue, { emailHash: 'h'.repeat(43), language, siteOrigin: addresses.siteOrigin })
}

beforeAll(async () => {
  const { mailsForChange } = await import('#lambdas/notifications/mails-for-change.ts')
  const { personalMail } = await import('#lambdas/platform/mail/personal-mail.ts')
  for (const language of languages) {
    const mails = changesThatMail(language).flatMap(change => mailsForChange(change, addresses))
    for (const { template, compose } of mails) await take(`${template} ${language}`, await compose())
    await take(`newsletter_issue ${language}`, await copyOfIssue(language))
    for (const template of personalMails(language)) {
      if (mails.some(mail => mail.template === template)) continue
      const envelope = { source: '', template, recipient: '', language }
      await take(`${template} ${language}`, await personalMail(envelope, () => ({})).compose())
    }
  }
})

const each = (check: (sample: Sample) => void) => {
  expect(samples.length).toBeGreaterThan(40)
  for (const sample of samples) check(sample)
}

const named = (name: string): Sample => {
  const found = samples.find(sample => sample.name === name)
  if (!found) throw new Error(`No sample of ${name}.`)
  return found
}

describe('every mail in both languages', () => {
  it('is there', () => {
    const wanted = mailNames.flatMap(template => languages.map(language => `${template} ${language}`))
    expect([...new Set(samples.map(({ name }) => name))].sort()).toEqual(wanted.sort())
  })

  it('breaks no rule of a spam filter', () => {
    each(sample => expect(brokenRules(sample), sample.name).toEqual([]))
  })

  it('leaves no placeholder unfilled', () => {
    each(({ name, parsed: { text = '' } }) =>
      expect(text.replace(/\{\{(title|service|credits)\}\}/g, ''), name).not.toMatch(/\{\{|undefined|null/),
    )
  })

  it('escapes what people typed, breaks endless words, and has no column wider than a phone', () => {
    each(({ name, parsed: { html = '' } }) => {
      expect(html, name).not.toContain('<b>Två')
      expect(html, name).toContain('overflow-wrap:anywhere')
      expect(html.replace(/<!--[\s\S]*?-->/g, ''), name).not.toMatch(/width="?[:=]?"?[4-9]\d{2}/)
    })
    expect(visibleText(named('business_inquiry_notice sv').parsed.html ?? '')).toContain(hostileInput.markup)
  })

  it('has every fact in its text part, too', () => {
    const { text = '' } = named('booking_notice sv').parsed
    for (const fact of [
      'Anna Berg',
      '070-123 45 67',
      'America/New_York',
      'kalle@verkstad.se, lisa@verkstad.se',
    ])
      expect(text).toContain(fact)
  })
})

describe('the operator', () => {
  it.each([
    ['registration_notice', ['anna@verkstad.se', '2 mars 2027']],
    ['partner_notice', ['Namn: anna\n', 'anna@verkstad.se', '2 mars 2027']],
    [
      'booking_notice',
      [
        'Namn: Anna Berg',
        'E-post: anna@verkstad.se',
        'Mobil: 070-123 45 67',
        `Företag: ${hostileInput.markup}`,
        'Svensk tid: måndag 15 mars kl. 14:30',
        'När: måndag 15 mars kl. 09:30',
        'Tidszon: America/New_York',
        'Längd: 30 minuter',
        `Beskrivning: ${hostileInput.endless}`,
        'Deltagare: kalle@verkstad.se, lisa@verkstad.se',
        'Tid: 2 mars 2027',
      ],
    ],
    [
      'project_inquiry_notice',
      [
        'Anna Berg',
        'anna@verkstad.se',
        '070-123 45 67',
        'Budget: 50 000–150 000 kr',
        'Tidplan: Inom 2–3 månader',
        'Projekt: Ny cell',
        'Tid: 2 mars 2027',
      ],
    ],
    [
      'business_inquiry_notice',
      [
        'Ärende: ',
        'Tjänst: ',
        'Företag: Okänt företag',
        'Kontaktperson: anna@verkstad.se',
        'E-post: anna@verkstad.se',
        'Beskrivning: ',
        'Bifogade filer: Ja',
      ],
    ],
    [
      'credit_order_notice',
      ['Krediter: 20', '22 500 kr', 'E-post: anna@verkstad.se', 'Företag: ', 'Tid: 2 mars 2027'],
    ],
  ] as const)('is told in %s all that the specification names', (template, facts) => {
    const text = (named(`${template} sv`).parsed.text ?? '').replace(/\u00a0/g, ' ')
    for (const fact of facts) expect(text).toContain(fact)
  })

  it('replies to the person by pressing reply', () => {
    const replies = samples
      // Nobody sent what a page that does not render is about, the hash of a month or what waits to be paid; an unread
      // message is answered in its thread, and what moves money at the desk is answered there.
      .filter(({ name }) =>
        /^(?!page_failure|audit_month|pay_day|message|money_asked|approval_).*_notice sv$/.test(name),
      )
      .map(({ parsed }) => parsed.replyTo?.[0]?.address)
    expect(new Set(replies)).toEqual(new Set(['anna@verkstad.se']))
  })
})

describe('the recipient of a confirmation', () => {
  it('can reply to it, although the sender is a robot', () => {
    expect(named('credit_order_confirmation sv').parsed.replyTo?.[0]?.address).toBe(exampleOwner.email)
  })

  it('sees where a button leads before pressing it, in the HTML too', () => {
    const { html = '' } = named('subscription_confirmation en').parsed
    expect(visibleText(html)).toContain('https://site.example/en/newsletter/confirm#token=')
  })

  it('gets out of the newsletter and of watches in one click, and out of nothing else', () => {
    const headers = samples.filter(({ parsed }) =>
      parsed.headers.some(({ key }) => key === 'list-unsubscribe'),
    )
    expect(headers.map(({ name }) => name)).toEqual([
      'subscription_confirmation sv',
      'watch_matches sv',
      'newsletter_issue sv',
      'subscription_confirmation en',
      'watch_matches en',
      'newsletter_issue en',
    ])
  })
})
