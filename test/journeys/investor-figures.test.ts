import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import enAccess from '#shared/phrases/en/investor-access.ts'
import en from '#shared/phrases/en/investors.ts'
import svAccess from '#shared/phrases/sv/investor-access.ts'
import sv from '#shared/phrases/sv/investors.ts'
import { measures } from '#web/src/features/investors/measures.ts'
import { accessibilityFindings } from './accessibility.ts'
import { expectOnePage, openBrowser } from './browser.ts'
import { waitForCode } from './inbox.ts'

const { visit } = openBrowser()

const languages = [
  { path: '/investors', say: sv, access: svAccess },
  { path: '/en/investors', say: en, access: enAccess },
] as const

/** Enters the gate as an investor does: details, mailed code. */
const enter = async (page: Page, { say, access }: (typeof languages)[number]): Promise<void> => {
  const email = `ivar.${randomUUID().slice(0, 8)}@kapital.se`
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: say.figures.request }).click()
  await dialog.getByRole('textbox').nth(0).fill('Ivar Lund')
  await dialog.locator('input[type=email]').fill(email)
  await dialog.locator('input[type=tel]').fill('08-123 45 67')
  await dialog.locator('button[type=submit]').click()
  await page.getByText(access.sent).waitFor()
  await dialog.locator('input[autocomplete=one-time-code]').fill(await waitForCode(email))
  await dialog.locator('button[type=submit]').click()
  await dialog.waitFor({ state: 'hidden' })
}

/** The figures of a text: groups of thousands differ between languages. */
const digitsOf = (text: string | null): string => (text ?? '').replace(/[^\d−-]/g, '')

it.each(languages)(
  'behind the gate stand figures by month, each as a chart and in the table: $path',
  async language => {
    const { path, say } = language
    const page = await visit(path)
    expect(await page.getByRole('table').count()).toBe(0)
    await enter(page, language)
    const section = page.getByRole('region', { name: say.figures.months.byMonth })
    await section.waitFor()

    const rows = section.getByRole('row')
    expect(await rows.count()).toBe(1 + 12)
    const present = await rows.nth(1).getByRole('cell').allTextContents()
    for (const [index, measure] of measures.entries()) {
      const name = say.figures.months[measure]
      expect(await section.getByRole('columnheader', { name, exact: true }).count(), name).toBe(1)
      const chart = section.locator(`figure[data-measure=${measure}]`)
      expect(await chart.getByRole('img').getAttribute('aria-label')).toContain(name)
      expect(await chart.locator('rect').count(), 'a bar for each month').toBe(12)
      const shown = await chart
        .locator('figcaption > span')
        .nth(1)
        .evaluate(span => span.firstChild?.textContent)
      expect(digitsOf(shown ?? null), measure).toBe(digitsOf(present[index] ?? null))
    }

    // The demo data has people and companies; here they are counted only.
    const text = (await page.getByRole('main').textContent()) ?? ''
    expect(text).not.toMatch(/Anna|Lind|Erik|Sandberg|Demobolaget/)
    // What we claim about ourselves stays in front of the gate.
    expect(await page.getByText(say.metrics.partners, { exact: true }).isVisible()).toBe(true)
    expect(await accessibilityFindings(page)).toEqual([])
    await page.setViewportSize({ width: 360, height: 740 })
    await expectOnePage(page)
    expect(await accessibilityFindings(page)).toEqual([])
  },
)
