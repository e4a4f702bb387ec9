import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { accessibilityFindings } from './accessibility.ts'
import { expectOnePage, openBrowser } from './browser.ts'
import { demoPartner, fitsScreen, logIn, onboarded, switchToEnglish } from './partner.ts'

const { visit } = openBrowser()

const path = '/partner/dashboard/earnings'

const signedIn = async (options = {}) => {
  const page = await visit(path, options)
  await page.waitForURL(url => url.pathname === '/')
  await logIn(page, demoPartner)
  await page.waitForURL(`**${path}`)
  await months(page).locator('tbody tr').first().waitFor()
  await history(page).locator('tbody tr').first().waitFor()
  await openYears(page)
  return page
}

const months = (page: Page) => page.getByRole('region', { name: 'Månad för månad' })
const history = (page: Page) => page.getByRole('region', { name: 'Per uppdrag' })

const openYears = (page: Page) =>
  months(page)
    .locator('details')
    .evaluateAll(years => {
      for (const year of years) (year as HTMLDetailsElement).open = true
    })

const figure = (text: string) => Number(text.replace(/[^\d,]/g, '').replace(',', '.'))
const sum = (figures: readonly number[]) => figures.reduce((total, one) => total + one, 0)

const column = async (part: Locator, label: string) =>
  (await part.locator(`tbody td[data-label="${label}"]`).allInnerTexts()).map(figure)

const card = async (page: Page, name: string) =>
  figure(
    await page
      .getByRole('region', { name: 'Intjäning i siffror' })
      .locator('div', { has: page.getByText(name, { exact: true }) })
      .locator('dd')
      .evaluate(value => value.firstChild?.textContent ?? ''),
  )

const downloaded = async (page: Page, button: string) => {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  return { text: await readFile(await file.path(), 'utf8'), name: file.suggestedFilename() }
}

/** Returns the file of an export button: its name and its rows. */
const exported = async (page: Page, what: string) => {
  const { text, name } = await downloaded(page, `Exportera som CSV: ${what}`)
  const rows = text
    .slice(1)
    .split('\r\n')
    .slice(0, -1)
    .map(line => line.split(';'))
  return { name, mark: text.charCodeAt(0), rows }
}

const monthNames = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('sv-SE', { month: 'short' }).format(new Date(2026, month, 1)).slice(0, 3),
)

/** Returns “24 nov. 2026” and “november 2026” as the spreadsheet has them. */
const asDate = (text: string): string => {
  const [, day, name = '', year] = /^(\d{1,2})? ?([a-zåäö]{3})[a-zåäö]*\.? (\d{4})$/.exec(text) ?? []
  if (!year) return text
  const month = String(monthNames.indexOf(name) + 1).padStart(2, '0')
  return [year, month, ...(day ? [day.padStart(2, '0')] : [])].join('-')
}

/** Returns a table row like the spreadsheet has it: plain figures and dates, amounts without their unit. */
const shownRows = async (part: Locator) => {
  const rows = await part.locator('tbody tr').all()
  return Promise.all(
    rows.map(async row =>
      (await row.locator('th, td').allInnerTexts()).flatMap(text =>
        /^[\d\s\u00a0,]+(kr)?$/.test(text)
          ? [text.replace(/[\s\u00a0]|kr/g, '')]
          : text.split(/\n+/).map(asDate),
      ),
    ),
  )
}

describe('the earnings of a partner with two years of work', () => {
  it('add up: months, credits, what is paid out and what is left', async () => {
    const page = await signedIn()
    const [earned, credits, paidOut] = [
      await column(months(page), 'Intjänat'),
      await column(months(page), 'Krediter'),
      await column(months(page), 'Utbetalt'),
    ]
    expect(earned.length).toBeGreaterThan(20)
    expect(earned).toEqual(credits.map(count => count * 1_125))
    expect(await card(page, 'Totalt intjänat')).toBe(sum(earned))
    expect(await card(page, 'Krediter')).toBe(sum(credits))
    expect(await card(page, 'Utbetalt')).toBe(sum(paidOut))
    expect(await card(page, 'Kvar att betala ut')).toBe(sum(earned) - sum(paidOut))
    const states = await months(page).locator('tbody td[data-label="Status"]').allInnerTexts()
    expect(states).toEqual(earned.map((ore, index) => ((paidOut[index] ?? 0) >= ore ? 'Betald' : 'Väntande')))
    expect(new Set(states).size).toBe(2)
    await expectOnePage(page)
  })

  it('are grouped by year, the newest open, and come after the payment details', async () => {
    const page = await signedIn()
    await page.reload()
    const years = months(page).locator('details')
    await years.first().waitFor()
    const open = await years.evaluateAll(all => all.map(year => (year as HTMLDetailsElement).open))
    expect(open).toEqual([true, ...Array(open.length - 1).fill(false)])
    const names = await months(page).locator('summary').allInnerTexts()
    expect(names.map(name => Number(name.slice(0, 4)))).toEqual(
      names.map((_, place) => Number(names[0]?.slice(0, 4)) - place),
    )
    const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN
    expect(await top(page.locator('#payment'))).toBeLessThan(await top(months(page)))
    await page.setViewportSize({ width: 390, height: 844 })
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    const folded = await height()
    await openYears(page)
    expect(await height()).toBeGreaterThan(folded + 1_500)
  })

  it('never go blank again once they are shown', async () => {
    const page = await signedIn()
    // Each list of phrases arrives separately, and slowly.
    let wait = 0
    await page.route('**/assets/*.js', async route => {
      wait += 40
      await new Promise(arrive => setTimeout(arrive, wait))
      await route.continue()
    })
    await page.addInitScript(() => {
      Object.assign(globalThis, { blanks: 0 })
      let isShown = false
      new MutationObserver(() => {
        const heading = document.querySelector('main h1')
        const isHere = heading?.textContent === 'Intjäning' && heading.checkVisibility()
        if (isShown && !isHere) (globalThis as unknown as { blanks: number }).blanks += 1
        isShown = isHere
      }).observe(document, { subtree: true, childList: true, attributes: true })
    })
    await page.reload()
    await page.locator('#payment').waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => (globalThis as unknown as { blanks: number }).blanks)).toBe(0)
  })

  it('are drawn as one bar a month, with a description for screen readers', async () => {
    const page = await signedIn()
    const chart = months(page).getByRole('img', { name: /^Staplar för intjänat och utbetalt per månad/ })
    const rows = await months(page).locator('tbody tr').count()
    expect(await chart.locator('g').count()).toBe(Math.min(rows, 24))
  })

  it('are exported as they are shown', async () => {
    const page = await signedIn()
    const file = await exported(page, 'intjäning')
    expect(file.name).toMatch(/^intjäning-\d{4}-\d{2}-\d{2}\.csv$/)
    expect(file.mark).toBe(0xfeff)
    expect(file.rows[0]).toEqual(['Månad', 'Timmar', 'Krediter', 'Intjänat', 'Utbetalt', 'Status'])
    expect(file.rows.slice(1)).toEqual(await shownRows(months(page)))
    const work = await exported(page, 'uppdrag')
    expect(work.rows.slice(1)).toEqual(await shownRows(history(page)))
    const forPrograms = await downloaded(page, 'CSV för program: intjäning')
    const [headings, ...rows] = forPrograms.text.trimEnd().split('\r\n')
    expect(headings).toBe('month,hours,credits,earned_sek,paid_out_sek,payout')
    expect(rows).toHaveLength(file.rows.length - 1)
    for (const row of rows) expect(row).toMatch(/^\d{4}-\d{2},[\d.]+,\d+,\d+,\d+,(paid|pending)$/)
  })

  it('of one assignment are in the singular', async () => {
    const page = await signedIn()
    await page.route('**/api/partner/assignments', async route => {
      const response = await route.fetch()
      const list: { items: object[] } = await response.json()
      await route.fulfill({ response, json: { ...list, items: list.items.slice(0, 1), next: null } })
    })
    await page.reload()
    await history(page).getByText('Filen har uppdraget som visas, beloppen i kronor.').waitFor()
  })

  it('count a completed assignment as paid, and any other as pending', async () => {
    const page = await signedIn()
    const shown = await shownRows(history(page))
    const paid = shown.filter(row => row.at(-1) === 'Betald').map(([title]) => title)
    await page.goto('/partner/dashboard/assignments?status=completed')
    await page.locator('tbody tr').first().waitFor()
    const completed = await page
      .locator('tbody th')
      .evaluateAll(headings => headings.map(heading => heading.firstChild?.textContent))
    expect(completed.length).toBeGreaterThan(0)
    expect(paid.toSorted()).toEqual(completed.toSorted())
  })

  it('can be read in both languages and schemes, and on a narrow phone', async () => {
    const page = await signedIn()
    for (const title of ['Intjäning', 'Earnings']) {
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.goto(path)
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      await page.locator('#history').waitFor()
      await page.locator('#payment').waitFor()
      expect(await accessibilityFindings(page), title).toEqual([])
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await fitsScreen(page), title).toBe(true)
      await switchToEnglish(page)
    }
  })
})

describe('the earnings of a new partner', () => {
  it('show that there are none yet', async () => {
    const { page } = await onboarded(visit)
    await page.getByRole('link', { name: 'Intjäning', exact: true }).click()
    await page.getByText('Ingen intjäningshistorik tillgänglig').waitFor()
    await page.getByText('Inga transaktioner tillgängliga').waitFor()
    expect(await page.getByRole('button', { name: /^Exportera/ }).count()).toBe(0)
  })
})
