import { randomUUID } from 'node:crypto'
import AxeBuilder from '@axe-core/playwright'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { daysAfter, weekdayOf } from '#shared/contract/time-zone.ts'
import { aNetwork, anAddress as anAddressOfANetwork } from './a-network.ts'
import { aBrowser } from './browser.ts'
import { mailsOnceSettled, mailTo } from './inbox.ts'

const { visit } = aBrowser()

const words = {
  sv: {
    home: '/',
    opener: 'Boka ett möte',
    chooseDate: 'Välj datum',
    time: 'Tid',
    timezone: 'Tidszon',
    next: 'Fortsätt',
    back: 'Tillbaka',
    cancel: 'Avbryt',
    fields: ['Förnamn', 'Efternamn', 'E-post', 'Företag', 'Vad vill ni prata om?'],
    participants: 'Fler deltagare',
    add: 'Lägg till deltagaren',
    remove: 'Ta bort',
    full: 'Maximalt antal deltagare uppnått',
    submit: 'Boka mötet',
    booked: 'Möte bokat!',
    bookedText: 'Vi återkommer till dig med en bekräftelse inom kort.',
    failed: 'Ett fel uppstod',
    failedText: 'Kunde inte boka mötet. Försök igen senare.',
    taken: 'Tiden hann bokas av någon annan. Välj en ny tid.',
    none: 'Det finns inga lediga tider den dagen. Välj ett annat datum.',
    unreachable: 'De lediga tiderna kunde inte hämtas.',
    again: 'Försök igen',
    invalidEmail: 'Ange en giltig e-postadress, till exempel namn@foretag.se.',
    meetingTab: 'Boka möte',
    projectTab: 'Projektförfrågan',
    mail: /^Ert möte med/,
  },
  en: {
    home: '/en',
    opener: 'Book a meeting',
    chooseDate: 'Choose a date',
    time: 'Time',
    timezone: 'Time zone',
    next: 'Continue',
    back: 'Back',
    cancel: 'Cancel',
    fields: ['First name', 'Last name', 'E-mail', 'Company', 'What would you like to talk about?'],
    participants: 'More participants',
    add: 'Add the participant',
    remove: 'Remove',
    full: 'Maximum number of participants reached',
    submit: 'Book the meeting',
    booked: 'Meeting booked!',
    bookedText: 'We will get back to you with a confirmation shortly.',
    failed: 'Something went wrong',
    failedText: 'The meeting could not be booked. Please try again later.',
    taken: 'Somebody else just took that time. Please choose another.',
    none: 'There are no free times that day. Choose another date.',
    unreachable: 'The free times could not be fetched.',
    again: 'Try again',
    invalidEmail: 'Enter a valid e-mail address, such as name@company.com.',
    meetingTab: 'Book a meeting',
    projectTab: 'Project inquiry',
    mail: /^Your meeting with/,
  },
} as const

type Words = (typeof words)['sv' | 'en']

const anAddress = () => `anna.${randomUUID().slice(0, 8)}@verkstad.se`

let ahead = 200

/** A weekday that no other test here takes. */
const aWeekday = (): string => {
  ahead += 1
  const date = daysAfter(new Date().toISOString().slice(0, 10), ahead)
  return weekdayOf(date) <= 5 ? date : aWeekday()
}

const open = async (page: Page, say: Words) => {
  await page.getByRole('main').getByRole('button', { name: say.opener, exact: true }).last().click()
  const dialog = page.getByRole('dialog').first()
  await dialog.waitFor()
  return dialog
}

const button = (page: Page, name: string) =>
  page.getByRole('dialog').first().getByRole('button', { name, exact: true })
const timeField = (page: Page, say: Words) => page.getByRole('combobox', { name: say.time, exact: true })

const chooseDate = async (page: Page, date: string) => {
  await page.locator('dialog button[aria-haspopup=dialog]').click()
  await page.locator('[data-date]').first().waitFor()
  while ((await page.locator(`[data-date="${date}"]`).count()) === 0) await page.keyboard.press('PageDown')
  await page.locator(`[data-date="${date}"]`).click()
}

const chooseTime = async (page: Page, say: Words, date: string, time: string) => {
  await chooseDate(page, date)
  await timeField(page, say).selectOption(time)
  await button(page, say.next).click()
}

const fillIn = async (page: Page, say: Words, email: string) => {
  const values = ['Anna', 'Berg', email, 'Nordplåt AB', 'Vi bygger om en robotcell.']
  for (const [place, label] of say.fields.entries())
    await page
      .getByRole('dialog')
      .first()
      .getByRole('textbox', { name: label, exact: true })
      .fill(values[place] ?? '')
}

type Chosen = { date?: string; time?: string; visitedFrom?: BrowserContextOptions }

const atTheDetails = async (say: Words, email: string, chosen: Chosen = {}) => {
  const { date = aWeekday(), time = '10:00', visitedFrom = {} } = chosen
  const page = await visit(say.home, visitedFrom)
  await open(page, say)
  await chooseTime(page, say, date, time)
  await fillIn(page, say, email)
  return { page, date }
}

describe.each(['sv', 'en'] as const)('a visitor (%s)', language => {
  const say = words[language]

  it('books a meeting, with a mail that carries it to the calendar, and finds the dialog empty after', async () => {
    const email = anAddress()
    const { page } = await atTheDetails(say, email)
    await button(page, say.submit).click()
    await page.getByText(say.booked).waitFor()
    await page.getByText(say.bookedText).waitFor()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await mailTo(email, ({ subject }) => say.mail.test(subject))
    await open(page, say)
    expect(await timeField(page, say).isDisabled()).toBe(true)
    expect(await button(page, say.next).isDisabled()).toBe(true)
  })

  it('gets each step from its top, with the heading and the cross', async () => {
    for (const viewport of [
      { width: 1280, height: 620 },
      { width: 390, height: 700 },
    ]) {
      const page = await visit(say.home, { viewport })
      await open(page, say)
      await chooseTime(page, say, aWeekday(), '10:00')
      const dialog = page.getByRole('dialog').first()
      await dialog.getByRole('textbox').first().waitFor()
      expect(await dialog.evaluate(scrolled => scrolled.scrollTop)).toBe(0)
      expect(
        await dialog
          .getByRole('group')
          .first()
          .evaluate(step => step === document.activeElement),
      ).toBe(true)
    }
  })

  it('can go on and send only when what is required is there', async () => {
    const page = await visit(say.home)
    await open(page, say)
    expect(await timeField(page, say).isDisabled()).toBe(true)
    await chooseDate(page, aWeekday())
    expect(await button(page, say.next).isDisabled()).toBe(true)
    await timeField(page, say).selectOption('09:00')
    await button(page, say.next).click()
    for (const label of say.fields) {
      expect(await button(page, say.submit).isDisabled(), label).toBe(true)
      const value = label.startsWith('E-') ? 'anna' : 'Anna'
      await page.getByRole('dialog').first().getByRole('textbox', { name: label, exact: true }).fill(value)
    }
    await button(page, say.submit).click()
    await page.getByText(say.invalidEmail).waitFor()
  })

  it('keeps everything typed when a time is taken meanwhile, and gets the fresh list', async () => {
    // A network may book ten times a day, and all tests here would be more.
    const visitedFrom = await aNetwork(anAddressOfANetwork())
    const { page, date } = await atTheDetails(say, anAddress(), { visitedFrom })
    const faster = await atTheDetails(say, anAddress(), { date, visitedFrom })
    await button(faster.page, say.submit).click()
    await faster.page.getByText(say.booked).waitFor()

    await button(page, say.submit).click()
    await page.getByText(say.failedText).waitFor()
    await page.getByText(say.taken).waitFor()
    await timeField(page, say).selectOption('10:30')
    expect(await timeField(page, say).locator('option', { hasText: '10:00' }).count()).toBe(0)
    await button(page, say.next).click()
    await button(page, say.submit).click()
    await page.getByText(say.booked).waitFor()
  })

  it('is told when the service does not answer, keeps what was typed and gets through afterwards', async () => {
    const email = anAddress()
    const { page } = await atTheDetails(say, email)
    await page.route('**/api/meetings', route => route.abort())
    await button(page, say.submit).click()
    await page.getByText(say.failed).waitFor()
    await page.getByText(say.failedText).waitFor()
    await page.unroute('**/api/meetings')
    await button(page, say.submit).click()
    await page.getByText(say.booked).waitFor()
    expect(await mailsOnceSettled(email)).toBe(1)
  })

  it('asks for the free times again, and is told of a day without any', async () => {
    const page = await visit(say.home)
    await page.route('**/api/meetings/slots?*', route => route.abort())
    await open(page, say)
    await chooseDate(page, aWeekday())
    await page.getByText(say.unreachable).waitFor()
    await page.unroute('**/api/meetings/slots?*')
    await page.route('**/api/meetings/slots?*', route => route.fulfill({ json: { times: [] } }))
    await button(page, say.again).click()
    await page.getByText(say.none).waitFor()
    expect(await timeField(page, say).isDisabled()).toBe(true)
  })

  it('brings ten others at most, added by Enter or plus and removed one by one', async () => {
    const { page } = await atTheDetails(say, anAddress())
    const field = page.getByRole('textbox', { name: new RegExp(`^${say.participants}`) })
    for (let place = 1; place <= 10; place += 1) {
      await field.fill(`Kalle ${place}`)
      await (place % 2 ? page.keyboard.press('Enter') : button(page, say.add).click())
    }
    await page.getByText(say.full).waitFor()
    expect(await field.count()).toBe(0)
    await button(page, `${say.remove} Kalle 3`).click()
    await field.waitFor()
    expect(await page.getByRole('list', { name: say.participants }).getByRole('listitem').count()).toBe(9)
  })

  it('loses nothing by looking at the other tab, and all of it by cancelling', async () => {
    const { page } = await atTheDetails(say, anAddress())
    await page.getByRole('tab', { name: say.projectTab }).click()
    await page.getByRole('tab', { name: say.meetingTab }).click()
    expect(await page.getByRole('textbox', { name: say.fields[0], exact: true }).inputValue()).toBe('Anna')
    await page.getByRole('tab', { name: say.projectTab }).click()
    await page.locator('form:visible').getByRole('button', { name: say.cancel }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await open(page, say)
    expect(await page.getByRole('tab', { name: say.meetingTab }).getAttribute('aria-selected')).toBe('true')
    await page.getByRole('button', { name: new RegExp(say.chooseDate) }).waitFor()
  })

  it.each(['light', 'dark'] as const)('meets no accessibility finding on the way (%s)', async colorScheme => {
    const page = await visit(say.home, { colorScheme, viewport: { width: 320, height: 640 } })
    const found = async () =>
      (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)
    const dialog = await open(page, say)
    expect(await found()).toEqual([])
    await page.locator('dialog button[aria-haspopup=dialog]').click()
    await page.locator('[data-date]').first().waitFor()
    expect(await found()).toEqual([])
    await page.keyboard.press('Escape')
    await chooseTime(page, say, aWeekday(), '09:30')
    await fillIn(page, say, 'anna')
    await page.getByRole('textbox', { name: new RegExp(`^${say.participants}`) }).fill('Kalle')
    await button(page, say.add).click()
    await button(page, say.submit).click()
    expect(await found()).toEqual([])
    expect(await dialog.evaluate(element => element.scrollWidth - element.clientWidth)).toBe(0)
  })
})

describe('an impatient visitor', () => {
  it('presses twice and has booked once', async () => {
    const email = anAddress()
    const { page } = await atTheDetails(words.sv, email)
    await button(page, words.sv.submit).dblclick()
    await page.getByText(words.sv.booked).waitFor()
    expect(await mailsOnceSettled(email)).toBe(1)
    expect(await page.getByText(words.sv.failed).count()).toBe(0)
  })
})

describe('the calendar', () => {
  it('is walked by keys, Monday first, and closed weekends, and gives the focus back', async () => {
    const page = await visit('/')
    await open(page, words.sv)
    const opener = page.locator('dialog button[aria-haspopup=dialog]')
    await opener.focus()
    await page.keyboard.press('Enter')
    const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.date ?? '')
    await page.locator('[data-date]:focus').waitFor()
    await page.keyboard.press('PageDown')
    await page.keyboard.press('End')
    const sunday = await focused()
    expect(weekdayOf(sunday)).toBe(7)
    await page.keyboard.press('Enter')
    expect(await focused(), 'a Sunday is not chosen').toBe(sunday)
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowDown')
    const monday = await focused()
    expect(monday).toBe(daysAfter(sunday, 1))
    await page.keyboard.press('Enter')
    await page.locator('[data-date]').first().waitFor({ state: 'hidden' })
    expect(await opener.evaluate(element => element === document.activeElement)).toBe(true)
    await timeField(page, words.sv).locator('option', { hasText: '16:30' }).waitFor({ state: 'attached' })
  })

  it('offers the same instant in the zone that is chosen, and lets nobody take it twice', async () => {
    const { page, date } = await atTheDetails(words.sv, anAddress(), { time: '15:00' })
    await button(page, words.sv.submit).click()
    await page.getByText(words.sv.booked).waitFor()
    await open(page, words.sv)
    await page.getByRole('combobox', { name: words.sv.timezone }).selectOption('America/New_York')
    await chooseDate(page, date)
    await timeField(page, words.sv).selectOption('16:30')
    const offered = await timeField(page, words.sv).locator('option').allTextContents()
    expect(offered.length - 1, 'one of sixteen is taken').toBe(15)
  })
})
