import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openBrowser } from './browser.ts'
import { demoPartner, logIn, onboarded } from './partner.ts'

const { visit } = openBrowser()

const path = '/partner/dashboard/assignments'

const signedIn = async () => {
  const page = await visit(path)
  await page.waitForURL(url => url.pathname === '/')
  await logIn(page, demoPartner)
  await page.waitForURL(`**${path}`)
  // All twelve; the table of the waiting view has rows too.
  await page.getByText(/^Visas: 1\d/).waitFor()
  return page
}

const column = (page: Page, label: string) => page.locator(`tbody td[data-label="${label}"]`).allInnerTexts()

const figure = (text: string) => Number(text.replace(/[^\d,]/g, '').replace(',', '.'))

describe('the assignments of a partner', () => {
  it('are filtered by status, also in the URL', async () => {
    const page = await signedIn()
    await page.getByRole('button', { name: 'Pausade' }).click()
    await page.waitForURL('**?status=paused')
    const statuses = async () => [...new Set(await column(page, 'Status'))]
    await expect.poll(statuses).toEqual(['Pausad'])
    await page.reload()
    await expect.poll(statuses).toEqual(['Pausad'])
    await page.goBack()
    await page.getByText('Avbruten').first().waitFor()
  })

  it('are sorted by a column with the keyboard, and announce it', async () => {
    const page = await signedIn()
    const heading = page.getByRole('columnheader', { name: 'Timmar' })
    const asCame = await column(page, 'Timmar')
    await heading.getByRole('button').press('Enter')
    await expect.poll(() => heading.getAttribute('aria-sort')).toBe('descending')
    const hours = (await column(page, 'Timmar')).map(figure)
    expect(hours.length).toBeGreaterThan(5)
    expect(hours).toEqual(hours.toSorted((a, b) => b - a))
    await heading.getByRole('button').press('Enter')
    await expect.poll(() => heading.getAttribute('aria-sort')).toBe('ascending')
    expect((await column(page, 'Timmar')).map(figure)).toEqual(hours.toSorted((a, b) => a - b))
    await heading.getByRole('button').press('Enter')
    await expect.poll(() => heading.getAttribute('aria-sort')).toBeNull()
    expect(await column(page, 'Timmar')).toEqual(asCame)
  })

  it('are readable blocks on a phone, and can be sorted there', async () => {
    const page = await signedIn()
    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByLabel('Sortera efter').selectOption('totalEarningsOre')
    const earned = async () => (await column(page, 'Intjänat')).map(figure)
    await page.waitForURL('**?sort=**')
    await expect.poll(earned).toEqual((await earned()).toSorted((a, b) => b - a))
    expect(
      await page
        .locator('tbody td')
        .first()
        .evaluate(cell => getComputedStyle(cell, '::before').content),
    ).toBe('"Status"')
  })

  it('show that only loaded rows are sorted, and load the rest', async () => {
    const page = await signedIn()
    const all = await page.locator('tbody tr').count()
    const half = Math.floor(all / 2)
    await page.route(/\/api\/partner\/assignments/, async route => {
      const url = new URL(route.request().url())
      const isRest = url.searchParams.get('cursor') === 'rest'
      url.searchParams.delete('cursor')
      const reply = await (await route.fetch({ url: url.href })).json()
      const items = isRest ? reply.items.slice(half) : reply.items.slice(0, half)
      await route.fulfill({ json: { ...reply, items, next: isRest ? null : 'rest' } })
    })
    await page.goto(`${path}?sort=totalHours`)
    await page.getByText(/^Sorteringen gäller de/).waitFor()
    expect(await page.locator('tbody tr').count()).toBe(half)
    await page.getByRole('button', { name: 'Visa fler' }).click()
    await page.getByText(/^Sorteringen gäller de/).waitFor({ state: 'detached' })
    expect(await page.locator('tbody tr').count()).toBe(all)
    const shown = page.getByText(`Visas: ${all}`)
    await expect.poll(() => shown.evaluate(count => count === document.activeElement)).toBe(true)
  })

  it('are printed with their headings and without controls', async () => {
    const page = await signedIn()
    await page.emulateMedia({ media: 'print' })
    await page.getByRole('button', { name: 'Intjänat' }).waitFor()
    expect(await page.getByRole('button', { name: 'Slutförda' }).isVisible()).toBe(false)
    for (const width of [700, 1600]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.getByRole('link', { name: 'Mina uppdrag' }).isVisible(), `${width}`).toBe(false)
      expect((await page.locator('main').boundingBox())?.x, `${width}`).toBe(0)
    }
  })

  it('show the next actions', async () => {
    const page = await signedIn()
    const first = page.locator('tbody tr').first()
    expect(await first.locator('details p').isVisible()).toBe(false)
    await first.getByText('Beskrivning').click()
    await first.locator('details p').waitFor()
    expect((await first.locator('details p').textContent())?.length).toBeGreaterThan(20)
  })

  it('show how many credits were agreed, in the language', async () => {
    const page = await signedIn()
    await page.route('**/api/partner/assignments**', async route => {
      const response = await route.fetch()
      const list: { items: object[] } = await response.json()
      const items = list.items.map((item, place) => ({
        ...item,
        creditsAgreed: [20, 1, null][place] ?? null,
      }))
      await route.fulfill({ response, json: { ...list, items } })
    })
    await page.reload()
    const row = (place: number) => page.locator('tbody tr').nth(place)
    await row(0).getByText('Avtalat: 20 krediter', { exact: true }).waitFor()
    await row(1).getByText('Avtalat: 1 kredit', { exact: true }).waitFor()
    expect(
      await row(2)
        .getByText(/Avtalat/)
        .count(),
    ).toBe(0)
  })

  it('show that a new partner has none, and a status without any too', async () => {
    const { page } = await onboarded(visit)
    await page.getByRole('link', { name: 'Mina uppdrag', exact: true }).click()
    await page.getByText('Inga uppdrag ännu').waitFor()
    await page.getByRole('button', { name: 'Aktiva' }).click()
    await page.getByText('Inga uppdrag hittades').waitFor()
    await page.getByRole('button', { name: 'Visa alla', exact: true }).click()
    expect(await page.locator(':focus').textContent()).toBe('Alla')
    await page.getByText('Inga uppdrag ännu').waitFor()
  })
})
