import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { accessibilityFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { signIn } from './desk-sign-in.ts'
import { fitsScreen } from './partner.ts'

const { visit } = openBrowser()

const rowOf = (place: number) => ({
  id: `0b5e7a1c-0000-4000-8000-${String(place).padStart(12, '0')}`,
  type: 'credits',
  createdAt: '2026-11-05T09:00:00.000Z',
  email: `eva.${place}@bruket.se`,
  state: place % 3 === 0 ? 'answered' : 'received',
  message: `Förfrågan ${place} om en barkningslinje`,
})

/** Opens a list with this many rows, as a command would return them; the browser and the desk are the real ones. */
const listOf = async (page: Page, rows: number): Promise<void> => {
  const items = Array.from({ length: rows }, (_, place) => rowOf(place))
  await page.unrouteAll()
  await page.route('**/commands/leads.list', route => route.fulfill({ json: { items, next: null } }))
  await page.goto('/operator/leads.list?kind=get_started')
  await page.getByRole('row').nth(20).waitFor()
}

/** In the page: the milliseconds from each key to the end of the frame that shows what it did. */
const watchKeys = () => {
  const taken: number[] = []
  Object.assign(window, { taken })
  addEventListener(
    'keydown',
    () => {
      const pressed = performance.now()
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => taken.push(performance.now() - pressed)
        port2.postMessage(null)
      })
    },
    true,
  )
}

const keys = [
  ...Array.from({ length: 60 }, () => 'j'),
  ...Array.from({ length: 30 }, () => 'k'),
  '/',
  ...'eva.49',
  ...Array.from({ length: 6 }, () => 'Backspace'),
  ...'barkning 4',
  'Enter',
  ...Array.from({ length: 20 }, () => 'j'),
  // Opens the thing.
  'Enter',
]

/** The time that 95 of 100 keys take at most: going through the list, filtering it, and opening one of it. */
const slowest = async (page: Page, rows: number): Promise<number> => {
  await listOf(page, rows)
  await page.evaluate(watchKeys)
  for (const [place, key] of keys.entries()) {
    await page.keyboard.press(key)
    await page.waitForFunction(
      count => (window as unknown as { taken: number[] }).taken.length >= count,
      place + 1,
    )
  }
  await page
    .getByText(/^leads show/)
    .first()
    .waitFor()
  const taken = await page.evaluate(() => (window as unknown as { taken: number[] }).taken)
  return taken.toSorted((one, other) => one - other)[Math.floor(taken.length * 0.95)] ?? Number.NaN
}

it('five thousand rows are as quick to go through, filter and open as fifty', async () => {
  const page = await visit('/operator', { viewport: { width: 1280, height: 900 } })
  await signIn(page)
  await page.getByRole('heading', { name: /^Kö/ }).waitFor()
  const few = await slowest(page, 50)
  const many = await slowest(page, 5_000)
  console.log(
    `keydown to paint, 95th percentile: ${many.toFixed(0)} ms with 5,000 rows, ${few.toFixed(0)} ms with 50`,
  )
  // A machine that is busy is slow with fifty rows, too.
  expect(many).toBeLessThan(Math.max(100, 2 * few))
})

it('all of five thousand rows are reached, by turning and by the filter, on a phone as well', async () => {
  const page = await visit('/operator', { viewport: { width: 1280, height: 900 } })
  await signIn(page)
  await page.getByRole('heading', { name: /^Kö/ }).waitFor()
  await listOf(page, 5_000)
  await page.getByText('1–200 av 5000').waitFor()
  await page
    .getByRole('link')
    .filter({ hasText: /^eva\.199@/ })
    .focus()
  await page.keyboard.press('j')
  await page.getByText('201–400 av 5000').waitFor()
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  await expect.poll(focused).toMatch(/^eva\.200@/)
  await page.keyboard.press('k')
  await expect.poll(focused).toMatch(/^eva\.199@/)
  expect(await accessibilityFindings(page)).toEqual([])
  await page.keyboard.press('/')
  await page.keyboard.type('eva.4999@')
  await expect.poll(() => page.getByRole('row').count()).toBe(2)
  await page.keyboard.press('Enter')
  await expect.poll(focused).toMatch(/^eva\.4999@/)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await fitsScreen(page)).toBe(true)
  await page.keyboard.press('/')
  await page.keyboard.type('nobody')
  await page.getByText('Inget hittades.').waitFor()
})
