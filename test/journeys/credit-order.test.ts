import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectOnePage, openBrowser } from './browser.ts'
import { countSettledMails, waitForMail } from './inbox.ts'

const { visit } = openBrowser()

const words = {
  pricing: '/pricing',
  order: (credits: number) => `Beställ ${credits} krediter`,
  send: 'Skicka beställning',
  companyName: 'Företagsnamn',
  organizationNumber: 'Organisationsnummer',
  companySigner: 'Kontaktperson',
  email: 'E-post',
  phone: 'Telefon',
  vatNumber: /Momsnummer/,
  required: 'Fyll i det här fältet.',
  wrongNumber: 'Kontrollera organisationsnumret (XXXXXX-XXXX).',
  wrongEmail: 'Ange en giltig e-postadress, till exempel namn@foretag.se.',
  wrongPhone: 'Ange ett telefonnummer med siffror, till exempel 070-123 45 67.',
  wrongVat: 'Ange momsnumret som SE, tio siffror och 01.',
  received: 'Beställning mottagen!',
  follows: /Betalningsinformation följer/,
  failed: 'Kunde inte skicka beställningen. Försök igen senare.',
  newPrice: /Priset har ändrats sedan/,
  kronor: (amount: string) => `${amount} kr`,
} as const

type Words = typeof words

const newEmail = () => `order.${randomUUID().slice(0, 8)}@nordplat.se`
const dialog = (page: Page) => page.getByRole('dialog')
const send = (page: Page, say: Words) => dialog(page).getByRole('button', { name: say.send })

const open = async (page: Page, say: Words, credits = 10) => {
  await page.getByRole('button', { name: say.order(credits) }).click()
  await dialog(page).waitFor()
}

const fill = async (page: Page, say: Words, email: string) => {
  await dialog(page).getByLabel(say.companyName).fill('Nordplåt AB')
  await dialog(page).getByLabel(say.organizationNumber).fill('556703-7485')
  await dialog(page).getByLabel(say.companySigner).fill('Anna Berg')
  await dialog(page).getByLabel(say.email).fill(email)
  await dialog(page).getByLabel(say.phone).fill('070-123 45 67')
}

const faults = (page: Page) => dialog(page).locator('[aria-invalid=true]')
const faultWords = async (page: Page) =>
  (await dialog(page).locator('[id$="-error"]').allTextContents()).map(text => text.trim())

describe('a company', () => {
  const say = words

  it('orders the chosen credits, and sees what happens next', async () => {
    const email = newEmail()
    const page = await visit(say.pricing)
    await page.getByRole('radio', { name: /^40/ }).check()
    await open(page, say, 40)
    await dialog(page).getByText(say.kronor('45 000')).waitFor()
    await fill(page, say, email)
    await dialog(page).getByLabel(say.vatNumber).fill('SE556703748501')
    await send(page, say).click()
    await page.getByText(say.received).waitFor()
    await page.getByText(say.follows).waitFor()
    await dialog(page).waitFor({ state: 'hidden' })
    expect((await waitForMail(email)).text).toContain('40')
    await expectOnePage(page)
  })

  it('sees field by field what is missing, and then what is wrong', async () => {
    const page = await visit(say.pricing)
    await open(page, say)
    await send(page, say).click()
    await faults(page).first().waitFor()
    expect(await faultWords(page)).toEqual(Array(5).fill(say.required))
    const focused = dialog(page).getByLabel(say.companyName)
    expect(await focused.evaluate(element => element === document.activeElement)).toBe(true)

    await fill(page, say, 'anna')
    await dialog(page).getByLabel(say.organizationNumber).fill('556703-7486')
    await dialog(page).getByLabel(say.phone).fill('ring mig')
    await dialog(page).getByLabel(say.vatNumber).fill('556703')
    await send(page, say).click()
    await page.getByText(say.wrongNumber).waitFor()
    expect(await faultWords(page)).toEqual([say.wrongNumber, say.wrongEmail, say.wrongPhone, say.wrongVat])
  })

  it('loses nothing when the service is down, and succeeds afterwards', async () => {
    const email = newEmail()
    const page = await visit(say.pricing)
    await open(page, say)
    await fill(page, say, email)
    await page.route('**/api/credit-orders', route => route.abort())
    await send(page, say).click()
    await page.getByText(say.failed).waitFor()
    expect(await dialog(page).getByLabel(say.companySigner).inputValue()).toBe('Anna Berg')
    await page.unroute('**/api/credit-orders')
    await send(page, say).click()
    await page.getByText(say.received).waitFor()
  })

  it('sees the new price if it has changed, and decides again', async () => {
    const page = await visit(say.pricing)
    let isOld = true
    await page.route('**/api/credit-prices', async route => {
      const response = await route.fetch()
      const list: { credits: number; priceOre: number }[] = await response.json()
      const old = list.map(price => (price.credits === 10 ? { credits: 10, priceOre: 880_000 } : price))
      await route.fulfill({ json: isOld ? old : list })
    })
    await page.getByRole('button', { name: say.order(10) }).hover()
    await page.getByText(say.kronor('8 800')).first().waitFor()
    await open(page, say)
    isOld = false
    await fill(page, say, newEmail())
    await send(page, say).click()
    await dialog(page).getByText(say.newPrice).waitFor()
    await dialog(page).getByText(say.kronor('9 900')).waitFor()
    await send(page, say).click()
    await page.getByText(say.received).waitFor()
  })

  it('has a dialog that forgets what was typed', async () => {
    const page = await visit(say.pricing)
    await open(page, say)
    await dialog(page).getByLabel(say.companyName).fill('Nordplåt AB')
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })
    await open(page, say)
    expect(await dialog(page).getByLabel(say.companyName).inputValue()).toBe('')
  })
})

describe('an impatient company', () => {
  it('presses twice and has ordered once', async () => {
    const email = newEmail()
    const page = await visit('/pricing')
    await open(page, words)
    await fill(page, words, email)
    await send(page, words).dblclick()
    await page.getByText(words.received).waitFor()
    expect(await countSettledMails(email)).toBe(1)
  })

  it('orders by keyboard alone', async () => {
    const email = newEmail()
    const page = await visit('/pricing')
    await page.getByRole('radio', { name: '10', exact: true }).focus()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('button', { name: 'Beställ 15 krediter' }).press('Enter')
    await dialog(page).waitFor()
    for (const text of ['Nordplåt AB', '556703-7485', 'Anna Berg', email, '070-123 45 67']) {
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    await page.getByText(words.received).waitFor()
  })
})

describe('the prices', () => {
  it('are those of the list, in the visitor’s currency, and credits × 1 125 kr without a list', async () => {
    const page = await visit('/pricing')
    await page.getByRole('radio', { name: 'EUR' }).check()
    await page.getByText('921 €').first().waitFor()
    await page.getByRole('radio', { name: 'USD' }).check()
    await page.getByText('1 099 US$').first().waitFor()
    const other = await visit('/en/pricing')
    await other.route('**/api/credit-prices', route => route.abort())
    await other.getByText('SEK 9,900').first().waitFor()
    await other.getByRole('radio', { name: '15', exact: true }).check()
    await other.getByText('SEK 16,875').first().waitFor()
    await other.getByRole('radio', { name: '10', exact: true }).check()
    await other.getByText('SEK 11,250').first().waitFor()
  })

  it('are printed with the choice and every answer, dark on white in any colour scheme', async () => {
    const page = await visit('/pricing', { colorScheme: 'dark' })
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    expect(await page.getByText(/Ett mått på arbete/).isVisible()).toBe(true)
    expect(
      await page.locator('label:has(input[type=radio])').filter({ visible: true }).allTextContents(),
    ).toEqual(['SEK', '10', '30'])
    const wash = await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--wash'))
    expect(wash).toBe('#e9f0ed')
  })

  it('and the questions can be read without JavaScript', async () => {
    const page = await visit('/pricing', { javaScriptEnabled: false })
    await page.getByText('Vad är en kredit?').click()
    await page.getByText(/Ett mått på arbete/).waitFor()
    await page.getByText('9 900 kr').first().waitFor()
  })
})
