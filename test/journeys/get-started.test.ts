import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { newEmail } from '#test/builders/new-email.ts'
import { accessibilityFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { countSettledMails } from './inbox.ts'

const { visit } = openBrowser()

const words = {
  home: '/',
  menu: 'Meny',
  opener: 'Kom igång',
  meeting: 'Med ett möte',
  next: 'Fortsätt',
  booking: 'Berätta vad ni behöver',
  email: 'Företagsemail',
  human: /^Jag är inte en robot/,
  send: 'Skicka förfrågan',
  invalidEmail: 'Ange en giltig e-postadress, till exempel namn@foretag.se.',
  required: 'Fyll i det här fältet.',
  business: 'Företagsemail krävs',
  businessText: 'Vänligen använd din företagsemail, inte personlig email.',
  check: 'Verifiering krävs',
  checkText: 'Vänligen verifiera att du inte är en robot.',
  limited: 'Begränsning nådd',
  limitedText: 'För många förfrågningar. Försök igen senare.',
  failedText: 'Kunde inte skicka förfrågan. Försök igen senare.',
  sent: 'Förfrågan skickad!',
  sentText: 'Vi återkommer till dig inom 24 timmar.',
} as const

type Words = typeof words

const phone = { viewport: { width: 320, height: 700 } }
const dialog = (page: Page) => page.getByRole('dialog').first()
const emailField = (page: Page, say: Words) => dialog(page).getByLabel(say.email)
const send = (page: Page, say: Words) => dialog(page).getByRole('button', { name: say.send }).click()

const atTheChoice = async (say: Words, options = {}) => {
  const page = await visit(say.home, { ...phone, ...options })
  await page.getByRole('button', { name: say.menu, exact: true }).click()
  await page.locator('#phone-menu').getByRole('button', { name: say.opener }).click()
  await dialog(page).waitFor()
  return page
}

const atTheProject = async (say: Words, options = {}) => {
  const page = await atTheChoice(say, options)
  await dialog(page).getByRole('button', { name: say.next }).click()
  await emailField(page, say).waitFor()
  return page
}

describe('a visitor on a phone', () => {
  const say = words

  it('leaves a business address, passes the robot check, and gets a mail', async () => {
    const email = newEmail()
    const page = await atTheProject(say)
    await emailField(page, say).fill(email)
    await page.getByRole('checkbox', { name: say.human }).check()
    await dialog(page).getByRole('button', { name: say.send }).dblclick()
    await page.getByText(say.sent).waitFor()
    await page.getByText(say.sentText).waitFor()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(await countSettledMails(email)).toBe(1)
  })

  it('sees one error at a time: no address, a personal one, no check', async () => {
    const page = await atTheProject(say)
    await emailField(page, say).fill('anna')
    await send(page, say)
    await page.getByText(say.invalidEmail).waitFor()
    for (const address of ['anna@gmail.com', 'anna@SPRAY.se', 'anna@mail.telia.com']) {
      await emailField(page, say).fill(address)
      await send(page, say)
      await page.getByText(say.business).waitFor()
      await page.getByText(say.businessText).waitFor()
    }
    expect(await page.getByText(say.check, { exact: true }).count()).toBe(0)
    await emailField(page, say).fill(newEmail())
    await send(page, say)
    await page.getByText(say.check, { exact: true }).waitFor()
    await page.getByText(say.checkText).waitFor()
    expect(await page.getByText(say.business).count()).toBe(0)
  })

  it('sees the limit in the server’s words, and a failure; what was typed stays', async () => {
    const email = newEmail()
    const page = await atTheProject(say)
    await emailField(page, say).fill(email)
    await page.getByRole('checkbox', { name: say.human }).check()
    const refuse = (message: string) =>
      page.route('**/api/get-started-inquiries', route =>
        route.fulfill({ status: 429, json: { code: 'rate_limited', message, requestId: 'r1' } }),
      )
    await refuse('Vänta en kvart.')
    await send(page, say)
    await page.getByText(say.limited).waitFor()
    await page.getByText('Vänta en kvart.').waitFor()
    await page.unroute('**/api/get-started-inquiries')
    await page.route('**/api/get-started-inquiries', route =>
      route.fulfill({ status: 429, json: { message: 'Too Many Requests' } }),
    )
    await send(page, say)
    await page.getByText(say.limitedText).waitFor()
    await page.unroute('**/api/get-started-inquiries')
    await page.route('**/api/get-started-inquiries', route => route.abort())
    await send(page, say)
    await page.getByText(say.failedText).waitFor()
    expect(await emailField(page, say).inputValue()).toBe(email)
    await page.unroute('**/api/get-started-inquiries')
    await send(page, say)
    await page.getByText(say.sent).waitFor()
  })

  it('chooses a meeting by keyboard and comes to the booking', async () => {
    const page = await atTheChoice(say)
    await dialog(page).getByRole('radio').first().focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: say.booking }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  })

  // The steps without faults are walked in dialogs.test.ts.
  it('finds no accessibility problem among its faults', async () => {
    const page = await atTheProject(say)
    await send(page, say)
    await page.getByText(say.required).waitFor()
    expect(await accessibilityFindings(page)).toEqual([])
    await emailField(page, say).fill('anna')
    await send(page, say)
    await page.getByText(say.invalidEmail).waitFor()
    expect(await emailField(page, say).getAttribute('aria-invalid')).toBe('true')
    expect(await accessibilityFindings(page)).toEqual([])
    expect(await dialog(page).evaluate(element => element.scrollWidth - element.clientWidth)).toBe(0)
  })
})
