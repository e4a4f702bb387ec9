import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signInBusiness } from '#infra/local/seed/business-account.ts'
import { clock } from '#shared/contract/clock.ts'
import english from '#shared/phrases/en/mails.ts'
import swedish from '#shared/phrases/sv/mails.ts'
import { accessibilityFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import * as business from './business.ts'
import { createBusiness, createPartner, done, operate } from './contact-people.ts'
import { inboxOf, moveClock, waitForCode, waitForMail } from './inbox.ts'
import { origin } from './origin.ts'
import * as partner from './partner.ts'

// Nobody answers: neither we with proposals, nor the business, nor the partner. Everybody hears of it, in time.

const { visit } = openBrowser()

let passed = 0

/** Lets time pass, here as well: who signs in reads the mails from then on. */
const pass = async ({ days = 0, hours = 0 }: { days?: number; hours?: number }) => {
  const seconds = days * 86_400 + hours * 3_600
  passed += seconds
  clock.moveBy(seconds * 1_000)
  await moveClock(seconds)
}

// Other journeys of the same product have moved its clock, and have the clock of their browsers afterwards.
beforeAll(async () => clock.moveBy((await moveClock(0)).getTime() - clock.now()))
afterAll(async () => {
  await moveClock(-passed)
  clock.moveBy(-clock.offset())
})

const mark = randomUUID().slice(0, 8)
const companies = {
  email: `tyst.${mark}@verkstad.se`,
  ...{ company: 'Tysta Verkstaden AB', organizationNumber: '', person: 'Berit Ek', phone: '', address: '' },
}
const freelancer = {
  ...{ email: `tyst.${mark}@konsult.se`, password: 'Granris-4471', person: 'Pelle Ask' },
  ...{ phone: '070-111 22 33', site: 'ask.example' },
}

type Mails = typeof swedish
type Template = { [Name in keyof Mails]: Mails[Name] extends { subject: string } ? Name : never }[keyof Mails]

/** A pattern of a mail's subject in a language, whatever it is about. */
const subjectOf = (words: Mails | typeof english, template: Template): RegExp => {
  const { subject } = words[template] as { subject: string }
  const parts = subject.split(/\{\{\w+\}\}/).map(part => part.replace(/[?.+]/g, '\\$&'))
  return new RegExp(`^${parts.join('.+')}$`)
}

const businessReads = (template: Template) =>
  waitForMail(companies.email, ({ subject }) => subjectOf(swedish, template).test(subject))
const partnerReads = (template: Template) =>
  waitForMail(freelancer.email, ({ subject }) => subjectOf(english, template).test(subject))
const countOf = async (email: string, words: Mails | typeof english, template: Template) =>
  (await inboxOf(email)).filter(({ subject }) => subjectOf(words, template).test(subject)).length

const inquire = async (token: string, description: string): Promise<string> => {
  const inquiry = { serviceId: 'robotics', description, uploads: [], language: 'sv' }
  return (await done(token, 'POST', '/api/business/inquiries', inquiry)).id
}

const propose = async (businessId: string, inquiryId: string, partnerId: string) => {
  const inquiry = { businessId, inquiryId }
  const why = 'Har byggt tre likadana celler.'
  await operate('proposals draft', {
    ...inquiry,
    partnerId,
    why,
    reasonCode: 'chosen_evidence',
    unverifiedReason: 'Ett test',
  })
  await operate('proposals send', inquiry)
}

/** The business on a desktop, signed in after all that time with a new code. */
const readAsBusiness = async (seen: readonly string[]) => {
  const page = await visit('/')
  await business.openLogIn(page)
  await business.sendCode(page, companies.email)
  await business.enterCode(page, await waitForCode(companies.email, seen))
  await page.waitForURL('**/business/dashboard**')
  await page.goto('/business/dashboard/inquiries')
  return page
}

/** The partner on a phone, in English. */
const readAsPartner = async () => {
  const page = await visit('/')
  await partner.logIn(page, freelancer)
  await page.waitForURL('**/partner/dashboard**')
  await page.setViewportSize({ width: 360, height: 740 })
  await partner.switchToEnglish(page)
  await page.goto('/partner/dashboard/proposals')
  return page
}

it('the life in which nobody answers ends by itself, and everybody has been told each time', async () => {
  const token = await createBusiness(companies)
  const { id: partnerId } = await createPartner(freelancer, 'Styrsystem.', 'en')
  await operate('partners approve', { partnerId, unverifiedReason: 'Ett test' })
  const { id: businessId } = await done(token, 'GET', '/api/business/me')
  const undecided = await inquire(token, 'Kunden svarar inte.')
  const invited = await inquire(token, 'Partnern svarar inte.')

  await pass({ hours: 45 })
  await businessReads('inquiry_warn_business')
  expect(await countOf(companies.email, swedish, 'inquiry_breakPromise_business')).toBe(0)
  await pass({ hours: 4 })
  const late = await businessReads('inquiry_breakPromise_business')
  expect(late.text).toContain('Det ber vi om ursäkt för.')
  expect(late.text).toMatch(/Förslag senast.*\d{2}:\d{2}/)

  const later = await signInBusiness(origin, companies.email)
  const { items } = await done(later, 'GET', '/api/business/inquiries')
  const isNew = ({ late, promisedAt }: { late: boolean; promisedAt: string }) =>
    late && Date.parse(promisedAt) > clock.now()
  expect(items.filter(isNew)).toHaveLength(2)
  for (const inquiry of [undecided, invited]) await propose(businessId, inquiry, partnerId)
  const offered = [20, 21, 22].map(days => new Date(clock.now() + days * 86_400_000).toISOString())
  const times = { times: offered, videoLink: null }
  await done(later, 'POST', `/api/business/inquiries/${invited}/proposals/${partnerId}/invitation`, times)
  await partnerReads('proposal_invite_partner')
  await pass({ days: 1, hours: 1 })
  await partnerReads('proposal_remindPartner_partner')
  expect(await countOf(companies.email, swedish, 'inquiry_remind_business')).toBe(0)
  await pass({ days: 1 })
  await businessReads('inquiry_remind_business')
  await pass({ days: 2 })
  await partnerReads('proposal_remindPartnerAgain_partner')
  await pass({ days: 1 })
  await businessReads('inquiry_remindAgain_business')
  await pass({ days: 2 })
  await partnerReads('proposal_lapse_partner')
  await businessReads('proposal_lapse_business')
  const again = await businessReads('inquiry_resume_business')
  expect(again.text).toMatch(/Förslag senast.*\d{2}:\d{2}/)
  expect(await countOf(companies.email, swedish, 'inquiry_lapse_business')).toBe(0)
  await pass({ days: 7 })
  await businessReads('inquiry_lapse_business')
  await partnerReads('proposal_end_partner')

  const seen = (await inboxOf(companies.email)).flatMap(({ text }) => /^\d{6}$/m.exec(text) ?? [])
  const [desk, phone] = [await readAsBusiness(seen), await readAsPartner()]
  const closed = desk.getByRole('listitem').filter({ hasText: 'Kunden svarar inte.' })
  await closed.getByText('Inget mer händer med den här förfrågan.').waitFor()
  // The partner did not answer either: the search goes on, by a new time.
  const open = desk.getByRole('listitem').filter({ hasText: 'Partnern svarar inte.' })
  await open.getByText(/^Första förslagen /).waitFor()
  expect(await accessibilityFindings(desk)).toEqual([])
  await phone.getByText('No longer open.').first().waitFor()
  expect(await phone.getByText('No longer open.').count()).toBe(2)
  expect(await partner.fitsScreen(phone)).toBe(true)
  expect(await accessibilityFindings(phone)).toEqual([])
})
