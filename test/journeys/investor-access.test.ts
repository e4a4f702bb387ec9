import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { accessibilityFindings } from './accessibility.ts'
import { expectOnePage, openBrowser } from './browser.ts'
import { countMails, moveClock, waitForCode } from './inbox.ts'

const { visit } = openBrowser()

const words = {
  investors: '/investors',
  request: 'Begär åtkomst',
  name: 'Namn',
  email: 'E-post',
  phone: 'Telefon',
  send: 'Skicka kod',
  fillAll: 'Fyll i alla fält',
  required: 'Fyll i det här fältet.',
  wrongEmail: 'Ange en giltig e-postadress, till exempel namn@foretag.se.',
  sent: 'OTP skickad!',
  code: 'Kod',
  verify: 'Visa nyckeltalen',
  invalid: 'Ogiltig kod',
  invalidText: 'Vänligen ange den 6-siffriga koden.',
  refused: /Koden stämmer inte/,
  verified: 'Verifierad!',
  figure: 'Net Promoter Score',
  back: 'Tillbaka',
  resendIn: /Skicka koden igen om \d+ s/,
  failed: 'Kunde inte skicka förfrågan. Försök igen senare.',
} as const

type Words = typeof words

const newInvestorEmail = () => `ivar.${randomUUID().slice(0, 8)}@kapital.se`
const dialog = (page: Page) => page.getByRole('dialog')
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click()
const codeField = (page: Page, say: Words) => dialog(page).getByLabel(say.code, { exact: true })

const open = async (page: Page, say: Words) => {
  await page.getByRole('button', { name: say.request }).click()
  await dialog(page).waitFor()
}

const ask = async (page: Page, say: Words, email: string) => {
  await dialog(page).getByLabel(say.name).fill('Ivar Lund')
  await dialog(page).getByLabel(say.email).fill(email)
  await dialog(page).getByLabel(say.phone).fill('08-123 45 67')
  await press(page, say.send)
}

describe('an investor', () => {
  const say = words

  it('gets a code, sees when it is wrong, and with the right one reads the figures', async () => {
    const email = newInvestorEmail()
    const page = await visit(say.investors)
    expect(await page.getByText(say.figure).count()).toBe(0)
    await open(page, say)
    await ask(page, say, email)
    await page.getByText(say.sent).waitFor()
    await dialog(page).getByRole('button', { name: say.resendIn }).waitFor()

    await codeField(page, say).fill('123')
    await press(page, say.verify)
    await page.getByText(say.invalid).first().waitFor()
    await page.getByText(say.invalidText).first().waitFor()

    const code = await waitForCode(email)
    await codeField(page, say).fill(code === '000000' ? '111111' : '000000')
    await press(page, say.verify)
    await dialog(page).getByText(say.refused).first().waitFor()

    await codeField(page, say).fill(code)
    await press(page, say.verify)
    await page.getByText(say.verified).waitFor()
    await dialog(page).waitFor({ state: 'hidden' })
    await page.getByText(say.figure).waitFor()
    const top = await page.locator('#figures').evaluate(element => element.getBoundingClientRect().top)
    expect(Math.abs(top)).toBeLessThan(200)
    await expectOnePage(page)
    expect(await accessibilityFindings(page)).toEqual([])
  })

  it('has to fill in everything, keeps it on the way back, and not after closing', async () => {
    const page = await visit(say.investors)
    await open(page, say)
    await press(page, say.send)
    await page.getByText(say.fillAll).waitFor()
    expect(await dialog(page).getByText(say.required).count()).toBe(3)
    await ask(page, say, 'ivar')
    await page.getByText(say.wrongEmail).waitFor()

    const email = newInvestorEmail()
    await ask(page, say, email)
    await page.getByText(say.sent).waitFor()
    await press(page, say.back)
    expect(await dialog(page).getByLabel(say.email).inputValue()).toBe(email)
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })
    await open(page, say)
    expect(await dialog(page).getByLabel(say.email).inputValue()).toBe('')
  })

  it('loses nothing when the service is down, and succeeds afterwards', async () => {
    const email = newInvestorEmail()
    const page = await visit(say.investors)
    await open(page, say)
    await page.route('**/api/investor-access', route => route.abort())
    await ask(page, say, email)
    await page.getByText(say.failed).waitFor()
    expect(await dialog(page).getByLabel(say.name).inputValue()).toBe('Ivar Lund')
    await page.unroute('**/api/investor-access')
    await press(page, say.send)
    await page.getByText(say.sent).waitFor()
    await waitForCode(email)
  })
})

describe('an impatient investor', () => {
  it('presses twice, by keyboard, and gets one code', async () => {
    const email = newInvestorEmail()
    const page = await visit('/investors')
    await page.getByRole('button', { name: 'Begär åtkomst' }).press('Enter')
    await dialog(page).waitFor()
    for (const text of ['Ivar Lund', email, '08-123 45 67']) {
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.getByText('OTP skickad!').waitFor()
    await waitForCode(email)
    expect(await countMails(email)).toBe(1)
  })

  it('waits a minute for another code, and the figures are hidden again after half an hour', async () => {
    const email = newInvestorEmail()
    const page = await visit('/investors')
    await page.clock.install()
    await open(page, words)
    await ask(page, words, email)
    await page.getByText('OTP skickad!').waitFor()
    const first = await waitForCode(email)
    await moveClock(61)
    await page.clock.fastForward(61_000)
    await press(page, 'Skicka koden igen')
    // The reply empties the field; the mail may be there before it.
    await dialog(page).getByRole('button', { name: words.resendIn }).waitFor()
    const second = await waitForCode(email, [first])
    await codeField(page, words).fill(second)
    await press(page, 'Visa nyckeltalen')
    await page.getByText('Net Promoter Score').waitFor()
    await moveClock(31 * 60)
    await page.clock.fastForward(40 * 60_000)
    await page.getByText(/Halvtimmen är slut/).waitFor()
    expect(await page.getByText('Net Promoter Score').count()).toBe(0)
  })
})
