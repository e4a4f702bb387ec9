import type { Page } from 'playwright-core'
import { it } from 'vitest'
import { openBrowser } from './browser.ts'
import { openAccount, openBooking, openCalendar, openGetStarted } from './fill-in-form.ts'
import { words } from './form-words.ts'

const { visit } = openBrowser()

const say = words.en
const phone = { width: 360, height: 740 }
const wide = { width: 1280, height: 900 }

const form = (page: Page) => page.locator('form:visible')
const send = (page: Page, name: string) => form(page).getByRole('button', { name, exact: true }).click()
const fill = (page: Page, label: string | RegExp, text: string) => form(page).getByLabel(label).fill(text)

type Walk = {
  name: string
  isOnPhone?: true
  path: string
  walk: (page: Page, says: (text: string) => Promise<void>) => Promise<void>
}

/** What each form says of what is wrong. How it behaves is tested in Swedish, how it fails in slow-network.test.ts. */
const walks: readonly Walk[] = [
  {
    name: 'the newsletter',
    path: '/en',
    walk: async (page, says) => {
      await page.getByRole('contentinfo').locator('input[name=email]').fill('anna')
      await send(page, 'Subscribe')
      await says('Enter a valid e-mail address, such as name@company.com.')
    },
  },
  {
    name: 'an order of credits',
    path: '/en/pricing',
    walk: async (page, says) => {
      await page.getByRole('button', { name: say.order }).click()
      await send(page, 'Send order')
      await says('Please fill in this field.')
      await fill(page, 'Organisation number', '556703-7486')
      await fill(page, 'Phone', 'call me')
      await fill(page, /VAT number/, '556703')
      await send(page, 'Send order')
      await says('Check the organisation number (XXXXXX-XXXX).')
      await says('Enter a phone number in digits, such as +46 70 123 45 67.')
      await says('Enter the VAT number as SE, ten digits and 01.')
    },
  },
  {
    name: 'to get started',
    path: '/en',
    isOnPhone: true,
    walk: async (page, says) => {
      await openGetStarted(page, say)
      await page.getByRole('dialog').getByRole('button', { name: 'Continue', exact: true }).click()
      await fill(page, 'Company e-mail', 'anna@gmail.com')
      await send(page, 'Send inquiry')
      await says('Company e-mail required')
      await says('Please use your company e-mail, not a personal one.')
      await fill(page, 'Company e-mail', 'anna@verkstad.se')
      await send(page, 'Send inquiry')
      await says('Verification required')
      await says('Please verify that you are not a robot.')
    },
  },
  {
    name: "an investor's request",
    path: '/en/investors',
    walk: async (page, says) => {
      await page.getByRole('button', { name: say.figures }).click()
      await send(page, 'Send code')
      await says('Fill in all fields')
      await says('Please fill in this field.')
    },
  },
  {
    name: 'a booking and a project inquiry',
    path: '/en',
    walk: async (page, says) => {
      await page.route('**/api/meetings/slots?*', route => route.abort())
      await openBooking(page, say)
      await openCalendar(page)
      await page.locator('[data-date]:not([aria-disabled=true])').last().click()
      await says('The available times could not be loaded.')
      await page.getByRole('tab', { name: say.meetings.tabs.project }).click()
      await send(page, 'Send inquiry')
      await says('Please fill in this field.')
    },
  },
  {
    name: 'the sign-up of a partner',
    path: '/en',
    walk: async (page, says) => {
      const { logIn, password, fault, chooser } = say.accounts
      await openAccount(page, say, 'register', 'freelancer')
      await form(page).getByLabel(logIn.email, { exact: true }).fill('jo@consultant.se')
      await form(page).getByLabel(password.label, { exact: true }).fill('abc')
      await form(page).getByLabel(password.confirm, { exact: true }).fill('abd')
      await send(page, chooser.register)
      await says(fault.mismatch)
    },
  },
]

it.each(walks)('$name says in English what is wrong', async ({ path, isOnPhone, walk }) => {
  const page = await visit(path, { locale: 'en-GB', viewport: isOnPhone ? phone : wide })
  await walk(page, text => page.getByText(text).first().waitFor())
})
