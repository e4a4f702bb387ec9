import type { BrowserContextOptions, Page } from 'playwright-core'
import { workingDay } from '#test/builders/working-day.ts'

export const words = {
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
} as const

type Words = typeof words
type Visit = (path: string, options?: BrowserContextOptions) => Promise<Page>

export const open = async (page: Page, say: Words) => {
  await page.getByRole('main').getByRole('button', { name: say.opener, exact: true }).last().click()
  const dialog = page.getByRole('dialog').first()
  await dialog.waitFor()
  return dialog
}

export const button = (page: Page, name: string) =>
  page.getByRole('dialog').first().getByRole('button', { name, exact: true })
export const timeField = (page: Page, say: Words) =>
  page.getByRole('combobox', { name: say.time, exact: true })

export const chooseDate = async (page: Page, date: string) => {
  await page.locator('dialog button[aria-haspopup=dialog]').click()
  await page.locator('[data-date]').first().waitFor()
  while ((await page.locator(`[data-date="${date}"]`).count()) === 0) await page.keyboard.press('PageDown')
  await page.locator(`[data-date="${date}"]`).click()
}

export const chooseTime = async (page: Page, say: Words, date: string, time: string) => {
  await chooseDate(page, date)
  await timeField(page, say).selectOption(time)
  await button(page, say.next).click()
}

export const fillIn = async (page: Page, say: Words, email: string) => {
  const values = ['Anna', 'Berg', email, 'Nordplåt AB', 'Vi bygger om en robotcell.']
  for (const [place, label] of say.fields.entries())
    await page
      .getByRole('dialog')
      .first()
      .getByRole('textbox', { name: label, exact: true })
      .fill(values[place] ?? '')
}

type Chosen = { date?: string; time?: string; visitedFrom?: BrowserContextOptions }

/** Books for one file's visitors, each on a day of its own, later than this many working days from now. */
export const bookingsAfter = (days: number, visit: Visit) => {
  let used = days
  const nextWeekday = () => workingDay(++used)

  /** Opens a visit with a chosen time and a filled-in form. */
  const atTheDetails = async (say: Words, email: string, chosen: Chosen = {}) => {
    const { date = nextWeekday(), time = '10:00', visitedFrom = {} } = chosen
    const page = await visit(say.home, visitedFrom)
    await open(page, say)
    await chooseTime(page, say, date, time)
    await fillIn(page, say, email)
    return { page, date }
  }

  return { nextWeekday, atTheDetails }
}
