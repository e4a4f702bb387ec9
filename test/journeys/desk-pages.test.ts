import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { accessibilityFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { signIn } from './desk-sign-in.ts'
import { fitsScreen } from './partner.ts'

const { visit } = openBrowser()

const signedIn = async (path: string): Promise<Page> => {
  const page = await visit(path, { viewport: { width: 1280, height: 900 } })
  await signIn(page)
  return page
}

/** A phone shows the page as well, and it is accessible on both. */
const isReadable = async (page: Page) => {
  expect(await accessibilityFindings(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await fitsScreen(page)).toBe(true)
  expect(await accessibilityFindings(page, ['light'])).toEqual([])
  await page.setViewportSize({ width: 1280, height: 900 })
}

it('the work that goes on is a board, and each thing opens by keyboard', async () => {
  const page = await signedIn('/operator')
  await page.getByRole('link', { name: 'Arbete' }).click()
  const running = page.getByRole('region', { name: /^Pågår/ })
  const [first, second] = [running.getByRole('link').nth(0), running.getByRole('link').nth(1)]
  await second.waitFor()
  await isReadable(page)
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  expect(await second.evaluate(link => link === document.activeElement)).toBe(true)
  await page.keyboard.press('k')
  expect(await first.evaluate(link => link === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await page.getByText('Visar hela avtalet.').waitFor()
})

it('the money is on one page, which says whether the books agree, and a row opens its page', async () => {
  const page = await signedIn('/operator/money')
  const section = (name: RegExp) => page.getByRole('region', { name })
  await section(/^Råbalans/)
    .getByText('Saldona summerar till 0.')
    .waitFor()
  await section(/^Skuld i krediter/)
    .getByText(/^Summa: /)
    .waitFor()
  await section(/^Godkännanden som väntar/)
    .getByText(/Det finns inga|Kommando/)
    .first()
    .waitFor()
  await isReadable(page)
  await section(/^Råbalans/)
    .getByRole('link', { name: 'payable' })
    .click()
  await page.getByRole('heading', { name: 'Visa kontots rader' }).waitFor()
  await page.getByRole('row').nth(1).getByRole('link').click()
  await page.getByRole('heading', { name: 'Visa bokföringsposten' }).waitFor()
  await page.goBack()
  await page.goBack()
  await section(/^Obetalda order/)
    .getByRole('link')
    .first()
    .click()
  await page.getByText('Visar hela ordern.').waitFor()
})

it.each([
  ['the inquiries', 'inquiries.list'],
  ['the money', 'money'],
  ['the content', 'content'],
  ['the meetings', 'meetings'],
  ['the newsletter', 'newsletter.list'],
])('%s: what is being read on a slow network says so', async (_, path) => {
  const page = await signedIn('/operator/commands')
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/operator/**', async route => {
    await answer.promise
    await route.continue()
  })
  await page.goto(`/operator/${path}`)
  await page.getByText('Läser …').first().waitFor()
  await page.getByRole('heading', { level: 1 }).waitFor()
  answer.resolve()
  await expect.poll(() => page.getByText('Läser …').count()).toBe(0)
})

it('the books of a year are a file to save', async () => {
  const page = await signedIn('/operator/ledger.sie')
  await page.getByLabel('år', { exact: true }).fill('2026')
  await page.getByLabel('även utkast').check()
  await page.getByRole('button', { name: 'Kör' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Spara filen' }).click()
  expect((await saved).suggestedFilename()).toMatch(/\.se$/)
  const lines = (await readFile(await (await saved).path(), 'latin1')).split('\r\n')
  expect(lines[0]).toBe('#FLAGGA 0')
  expect(lines.filter(line => line.startsWith('#VER ')).length).toBeGreaterThan(0)
  await isReadable(page)
})

it('the meetings are a calendar of a week, which the arrows change, with holidays and closed times', async () => {
  const page = await signedIn('/operator/meetings?date=2026-12-23')
  await page.getByRole('region', { name: /^onsdag 23 december/ }).waitFor()
  await page
    .getByRole('region', { name: /^torsdag 24 december/ })
    .getByText('Stängt, julafton')
    .waitFor()
  await page.getByText('vecka 52, 2026').waitFor()
  await isReadable(page)
  await page.keyboard.press('ArrowRight')
  await page.getByText('vecka 53, 2026').waitFor()
  await page
    .getByRole('region', { name: /^fredag 1 januari/ })
    .getByText('nyårsdagen')
    .waitFor()
  await page.keyboard.press('ArrowLeft')
  await page.getByText('vecka 52, 2026').waitFor()
  await page.getByRole('link', { name: 'Nästa vecka' }).click()
  await page.getByText('vecka 53, 2026').waitFor()
})
