import type { Locator, Page, Request } from 'playwright-core'
import { daysAfter, weekdayOf } from '#shared/contract/time-zone.ts'
import enAccounts from '#shared/phrases/en/accounts.ts'
import enCredits from '#shared/phrases/en/credits.ts'
import enInvestorAccess from '#shared/phrases/en/investor-access.ts'
import enLeads from '#shared/phrases/en/leads.ts'
import enMeetings from '#shared/phrases/en/meetings.ts'
import enNewsletter from '#shared/phrases/en/newsletter.ts'
import enSite from '#shared/phrases/en/site.ts'
import svAccounts from '#shared/phrases/sv/accounts.ts'
import svCredits from '#shared/phrases/sv/credits.ts'
import svInvestorAccess from '#shared/phrases/sv/investor-access.ts'
import svLeads from '#shared/phrases/sv/leads.ts'
import svMeetings from '#shared/phrases/sv/meetings.ts'
import svNewsletter from '#shared/phrases/sv/newsletter.ts'
import svSite from '#shared/phrases/sv/site.ts'
import { waitForCode } from './inbox.ts'

/** The texts of the forms, and of their links. */
export type Words = {
  prefix: string
  booking: string
  order: string
  figures: string
  accounts: typeof enAccounts
  credits: typeof enCredits
  investors: typeof enInvestorAccess
  leads: typeof enLeads
  meetings: typeof enMeetings
  newsletter: typeof enNewsletter
  site: typeof enSite
}

const sv: Words = {
  prefix: '',
  booking: 'Boka ett möte',
  order: 'Beställ 10 krediter',
  figures: 'Begär åtkomst',
  accounts: svAccounts,
  credits: svCredits,
  investors: svInvestorAccess,
  leads: svLeads,
  meetings: svMeetings,
  newsletter: svNewsletter,
  site: svSite,
}

const en: Words = {
  prefix: '/en',
  booking: 'Book a meeting',
  order: 'Order 10 credits',
  figures: 'Request access',
  accounts: enAccounts,
  credits: enCredits,
  investors: enInvestorAccess,
  leads: enLeads,
  meetings: enMeetings,
  newsletter: enNewsletter,
  site: enSite,
}

export const words = { sv, en }

export type PublicForm = {
  name: string
  /** Its page, as a Swedish path. */
  path: string
  /** Opens it from that page and fills it in. */
  fillIn: (page: Page, say: Words, email: string) => Promise<void>
  /** The text of its submit button. */
  submit: (say: Words) => string
  /** Whether a request is the one that sends it. */
  sends: (request: Request) => boolean
  /** What has to stay after a failure: the text typed into a field. */
  keeps: (page: Page, say: Words) => Locator
  failed: (say: Words) => string
  succeeded: (page: Page, say: Words) => Promise<void>
  /** The mails that one success sends to the visitor. */
  mails: number
  /** Its first touch fetches a challenge, from which the server measures how long it was filled in. */
  isTimed?: true
  /** It is available on a small screen only. */
  isOnPhone?: true
  /** A second attempt after a lost reply is the same submission, by its Idempotency-Key. */
  isOnce: boolean
}

const visible = (page: Page) => page.locator('form:visible')
const textbox = (page: Page, label: string) =>
  visible(page).getByRole('textbox', { name: label, exact: true })
const labelled = (page: Page, label: string) => visible(page).getByLabel(label, { exact: true })

const posts = (path: string) => (request: Request) =>
  request.method() === 'POST' && new RegExp(`^${path}$`).test(new URL(request.url()).pathname)

const asks = (operation: string) => (request: Request) =>
  request.headers()['x-amz-target']?.endsWith(`.${operation}`) ?? false

let ahead = 500

/** A weekday that nobody else in this file uses. */
const nextWeekday = (): string => {
  ahead += 1
  const date = daysAfter(new Date().toISOString().slice(0, 10), ahead)
  return weekdayOf(date) <= 5 ? date : nextWeekday()
}

export const openBooking = async (page: Page, say: Words) => {
  await page.getByRole('main').getByRole('button', { name: say.booking, exact: true }).last().click()
  await page.getByRole('tab').first().waitFor()
}

export const openCalendar = async (page: Page) => {
  await page.locator('dialog button[aria-haspopup=dialog]').click()
  await page.locator('[data-date]').first().waitFor()
}

const chooseTime = async (page: Page, say: Words) => {
  const day = page.locator(`[data-date="${nextWeekday()}"]`)
  await openCalendar(page)
  while ((await day.count()) === 0) await page.keyboard.press('PageDown')
  await day.click()
  const times = page.getByRole('combobox', { name: say.meetings.time, exact: true })
  // Another file may have taken the first time of the same day.
  const free = times.locator('option', { hasText: /^\d\d:\d\d$/ }).last()
  await free.waitFor({ state: 'attached' })
  await times.selectOption((await free.textContent()) ?? '')
  await visible(page).getByRole('button', { name: say.meetings.next, exact: true }).click()
}

const fillAll = async (page: Page, texts: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(texts)) await labelled(page, label).fill(text)
}

export const openGetStarted = async (page: Page, say: Words) => {
  await page.getByRole('button', { name: say.site.nav.menu, exact: true }).click()
  await page.locator('#phone-menu').getByRole('button', { name: say.site.nav.getStarted }).click()
  await page.getByRole('radio').first().waitFor()
}

type Account = 'company' | 'freelancer'

export const openAccount = async (page: Page, say: Words, way: 'logIn' | 'register', who: Account) => {
  await page.getByRole('banner').getByRole('button', { name: say.site.nav[way], exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${say.accounts.chooser[who]}`) })
    .click()
  await labelled(
    page,
    who === 'company' && way === 'register' ? say.accounts.signUp.email : say.accounts.logIn.email,
  ).waitFor()
}

const askForFigures = async (page: Page, say: Words, email: string) => {
  await page.getByRole('button', { name: say.figures }).click()
  const { name, email: address, phone } = say.investors
  await labelled(page, name).waitFor()
  await fillAll(page, { [name]: 'Ivar Lund', [address]: email, [phone]: '08-123 45 67' })
}

const askForCode = async (page: Page, say: Words, email: string) => {
  await openAccount(page, say, 'register', 'company')
  await labelled(page, say.accounts.signUp.email).fill(email)
  await visible(page).getByRole('button', { name: say.accounts.signUp.send, exact: true }).click()
  await labelled(page, say.accounts.code.label).fill(await waitForCode(email))
}

const once = { mails: 1, isOnce: true }

export const publicForms: readonly PublicForm[] = [
  {
    name: 'the newsletter',
    path: '/',
    fillIn: (page, say, email) => textbox(page, say.newsletter.form.label).fill(email),
    submit: say => say.newsletter.form.submit,
    sends: posts('/api/newsletter/subscriptions'),
    keeps: (page, say) => textbox(page, say.newsletter.form.label),
    failed: say => say.newsletter.form.failedText,
    succeeded: (page, say) => page.getByText(say.newsletter.form.subscribed).first().waitFor(),
    ...once,
  },
  {
    name: 'a booking',
    path: '/',
    fillIn: async (page, say, email) => {
      await openBooking(page, say)
      await chooseTime(page, say)
      const { firstName, lastName, email: address, company, description } = say.meetings
      const about = { [company]: 'Nordplåt AB', [description]: 'Vi bygger om en robotcell.' }
      for (const [label, text] of Object.entries({
        [firstName]: 'Anna',
        [lastName]: 'Berg',
        [address]: email,
        ...about,
      }))
        await textbox(page, label).fill(text)
    },
    submit: say => say.meetings.submit,
    sends: posts('/api/meetings'),
    keeps: (page, say) => textbox(page, say.meetings.email),
    failed: say => say.meetings.failedText,
    succeeded: (page, say) => page.getByText(say.meetings.booked).first().waitFor(),
    ...once,
  },
  {
    name: 'a project inquiry',
    path: '/',
    fillIn: async (page, say, email) => {
      await openBooking(page, say)
      await page.getByRole('tab', { name: say.meetings.tabs.project }).click()
      const { name, email: address, projectTitle, description } = say.leads.inquiry
      for (const [label, text] of Object.entries({
        [name]: 'Anna Berg',
        [address]: email,
        [projectTitle]: 'Robotcell',
        [description]: 'Linje 2.',
      }))
        await textbox(page, label).fill(text)
    },
    submit: say => say.leads.send,
    sends: posts('/api/project-inquiries'),
    keeps: (page, say) => textbox(page, say.leads.inquiry.email),
    failed: say => say.leads.failedText,
    succeeded: (page, say) => page.getByText(say.leads.inquiry.sent).first().waitFor(),
    ...once,
  },
  {
    name: 'to get started',
    path: '/',
    fillIn: async (page, say, email) => {
      await openGetStarted(page, say)
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say.leads.getStarted.next, exact: true })
        .click()
      await labelled(page, say.leads.getStarted.email).fill(email)
      await visible(page).getByRole('checkbox').check()
    },
    submit: say => say.leads.send,
    sends: posts('/api/get-started-inquiries'),
    keeps: (page, say) => labelled(page, say.leads.getStarted.email),
    failed: say => say.leads.failedText,
    succeeded: (page, say) => page.getByText(say.leads.getStarted.sent).first().waitFor(),
    isOnPhone: true,
    isTimed: true,
    ...once,
  },
  {
    name: 'an order of credits',
    path: '/pricing',
    fillIn: async (page, say, email) => {
      await page.getByRole('button', { name: say.order }).click()
      const { companyName, organizationNumber, companySigner, email: address, phone } = say.credits
      await labelled(page, companyName).waitFor()
      const company = { [companyName]: 'Nordplåt AB', [organizationNumber]: '556703-7485' }
      await fillAll(page, {
        ...company,
        [companySigner]: 'Anna Berg',
        [address]: email,
        [phone]: '070-123 45 67',
      })
    },
    submit: say => say.credits.submit,
    sends: posts('/api/credit-orders'),
    keeps: (page, say) => labelled(page, say.credits.email),
    failed: say => say.credits.failedText,
    succeeded: (page, say) => page.getByText(say.credits.received).first().waitFor(),
    isTimed: true,
    ...once,
  },
  {
    name: "an investor's request",
    path: '/investors',
    fillIn: askForFigures,
    submit: say => say.investors.submit,
    sends: posts('/api/investor-access'),
    keeps: (page, say) => labelled(page, say.investors.email),
    failed: say => say.investors.failedText,
    succeeded: (page, say) => page.getByText(say.investors.sent).first().waitFor(),
    isTimed: true,
    ...once,
  },
  {
    name: "an investor's code",
    path: '/investors',
    fillIn: async (page, say, email) => {
      await askForFigures(page, say, email)
      await visible(page).getByRole('button', { name: say.investors.submit, exact: true }).click()
      await labelled(page, say.investors.code).fill(await waitForCode(email))
    },
    submit: say => say.investors.verify,
    sends: posts('/api/investor-access/[^/]+/verification'),
    keeps: (page, say) => labelled(page, say.investors.code),
    failed: say => say.investors.verifyFailedText,
    succeeded: (page, say) => page.getByText(say.investors.verified).first().waitFor(),
    mails: 1,
    isOnce: false,
  },
  {
    name: 'the sign-up of a partner',
    path: '/',
    fillIn: async (page, say, email) => {
      await openAccount(page, say, 'register', 'freelancer')
      const { label, confirm } = say.accounts.password
      await fillAll(page, {
        [say.accounts.logIn.email]: email,
        [label]: 'kran rör 7 mast',
        [confirm]: 'kran rör 7 mast',
      })
    },
    submit: say => say.accounts.chooser.register,
    sends: asks('SignUp'),
    keeps: (page, say) => labelled(page, say.accounts.logIn.email),
    failed: say => say.accounts.notice.signUpUnexpected,
    succeeded: page => page.waitForURL('**/partner/**'),
    mails: 0,
    isOnce: false,
  },
  {
    name: 'the login of a partner',
    path: '/',
    fillIn: async (page, say, email) => {
      await openAccount(page, say, 'logIn', 'freelancer')
      await fillAll(page, {
        [say.accounts.logIn.email]: email,
        [say.accounts.password.label]: 'kran rör 7 mast',
      })
    },
    submit: say => say.accounts.chooser.logIn,
    sends: asks('InitiateAuth'),
    keeps: (page, say) => labelled(page, say.accounts.logIn.email),
    failed: say => say.accounts.notice.partnerLogInFailed,
    succeeded: (page, say) => page.getByText(say.accounts.notice.partnerWrong).first().waitFor(),
    mails: 0,
    isOnce: false,
  },
  {
    name: 'the sign-up of a business',
    path: '/',
    fillIn: async (page, say, email) => {
      await openAccount(page, say, 'register', 'company')
      await labelled(page, say.accounts.signUp.email).fill(email)
    },
    submit: say => say.accounts.signUp.send,
    sends: asks('SignUp'),
    keeps: (page, say) => labelled(page, say.accounts.signUp.email),
    failed: say => say.accounts.notice.signUpUnexpected,
    succeeded: (page, say) => labelled(page, say.accounts.code.label).waitFor(),
    mails: 1,
    isOnce: true,
  },
  {
    name: 'the code of a business',
    path: '/',
    fillIn: askForCode,
    submit: say => say.accounts.signUp.verify,
    sends: asks('RespondToAuthChallenge'),
    keeps: (page, say) => labelled(page, say.accounts.code.label),
    failed: say => say.accounts.notice.unavailable,
    succeeded: page => page.waitForURL('**/business/**'),
    mails: 1,
    isOnce: false,
  },
  {
    name: 'the login of a business',
    path: '/',
    fillIn: async (page, say, email) => {
      await openAccount(page, say, 'logIn', 'company')
      await labelled(page, say.accounts.logIn.email).fill(email)
    },
    submit: say => say.accounts.logIn.send,
    sends: asks('InitiateAuth'),
    keeps: (page, say) => labelled(page, say.accounts.logIn.email),
    failed: say => say.accounts.notice.logInSendFailed,
    succeeded: (page, say) => page.getByText(say.accounts.notice.noAccount).first().waitFor(),
    mails: 0,
    isOnce: true,
  },
]
