import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { newEmail } from '#test/builders/new-email.ts'
import { accessibilityFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { countSettledMails, waitForMail } from './inbox.ts'

const { visit } = openBrowser()

const words = {
  home: '/',
  opener: 'Boka ett möte',
  tab: 'Projektförfrågan',
  name: 'Namn',
  email: 'E-post',
  title: 'Projektets namn',
  description: 'Beskrivning',
  timeline: /^Tidplan/,
  budget: /^Budget/,
  within: 'Inom 2–3 månader',
  about: '50\u00a0000–150\u00a0000\u00a0kr',
  send: 'Skicka förfrågan',
  sent: 'Projektförfrågan skickad!',
  sentText: 'Vi återkommer till dig inom 24 timmar.',
  failed: 'Ett fel uppstod',
  failedText: 'Kunde inte skicka förfrågan. Försök igen senare.',
  required: 'Fyll i det här fältet.',
  invalidEmail: 'Ange en giltig e-postadress, till exempel namn@foretag.se.',
  mail: 'Vi har fått er projektförfrågan',
} as const

type Words = typeof words

const field = (page: Page, name: string) =>
  page.locator('form:visible').getByRole('textbox', { name, exact: true })
const send = (page: Page, say: Words) => page.getByRole('button', { name: say.send, exact: true })

/** Uses the keyboard, starting at the button that opens the dialog. */
const atTheInquiry = async (say: Words) => {
  const page = await visit(say.home)
  const opener = page.getByRole('main').getByRole('button', { name: say.opener, exact: true }).last()
  await opener.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('tab').first().focus()
  await page.keyboard.press('ArrowRight')
  await field(page, say.name).waitFor()
  return page
}

const fillIn = async (page: Page, say: Words, email: string) => {
  await field(page, say.name).fill('Anna Berg')
  await field(page, say.email).fill(email)
  await field(page, say.title).fill('Ny robotcell')
  await field(page, say.description).fill('Vi bygger om linje 2.')
}

describe('a visitor', () => {
  const say = words

  it('sends a project inquiry and gets a mail about it', async () => {
    const email = newEmail()
    const page = await atTheInquiry(say)
    await fillIn(page, say, email)
    await page.getByRole('combobox', { name: say.timeline }).selectOption(say.within)
    await page.getByRole('combobox', { name: say.budget }).selectOption(say.about)
    await send(page, say).click()
    await page.getByText(say.sent).waitFor()
    await page.getByText(say.sentText).waitFor()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    const { text } = await waitForMail(email, ({ subject }) => subject === say.mail)
    expect(text).toContain('Anna Berg')
    // Text long enough for a letter is mailed to the operator alone.
    expect(text).not.toContain('Ny robotcell')
  })

  it('sees what is missing, in order, and an invalid address', async () => {
    const page = await atTheInquiry(say)
    await send(page, say).click()
    await page.getByText(say.required).first().waitFor()
    expect(await page.getByText(say.required).count()).toBe(4)
    expect(await field(page, say.name).evaluate(element => element === document.activeElement)).toBe(true)
    expect(await accessibilityFindings(page)).toEqual([])
    await fillIn(page, say, 'anna')
    await send(page, say).click()
    await page.getByText(say.invalidEmail).waitFor()
    expect(await page.getByText(say.required).count()).toBe(0)
    expect(await field(page, say.email).getAttribute('aria-invalid')).toBe('true')
  })

  it('keeps what was typed when the service is down, and sends it once in the end', async () => {
    const email = newEmail()
    const page = await atTheInquiry(say)
    await fillIn(page, say, email)
    await page.route('**/api/project-inquiries', route => route.abort())
    await send(page, say).click()
    await page.getByText(say.failed).waitFor()
    await page.getByText(say.failedText).waitFor()
    expect(await field(page, say.description).inputValue()).toBe('Vi bygger om linje 2.')
    await page.unroute('**/api/project-inquiries')
    await send(page, say).dblclick()
    await page.getByText(say.sent).waitFor()
    expect(await countSettledMails(email)).toBe(1)
  })
})
