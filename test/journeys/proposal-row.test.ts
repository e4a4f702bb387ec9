import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { runCommands } from '#infra/local/seed/run-commands.ts'
import { accessibilityFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { origin } from './origin.ts'
import { fitsScreen } from './partner.ts'
import { inquiring, working } from './working-together.ts'

const { visit } = openBrowser()

/** What the row says of itself, to either side. */
const ofRow = /(partnern|företaget) ser samma sak|the (partner|company) sees the same/i

const phone = { width: 390, height: 844 }

/** What a side reads of a proposal in a language: all words of its row, and those that are quoted from the profile. */
const readRow = async (page: Page, path: string, language: 'sv' | 'en', why: string) => {
  await page.evaluate(chosen => localStorage.setItem('language', chosen), language)
  await page.goto(path)
  const card = page.getByRole('listitem').filter({ hasText: why }).last()
  const row = card.locator('details').filter({ hasText: ofRow })
  await row.locator('summary').click()
  const marks = row.locator('mark')
  await marks.first().waitFor()
  expect(await fitsScreen(page)).toBe(true)
  expect(await accessibilityFindings(page)).toEqual([])
  return { words: (await row.textContent()) ?? '', quotes: await marks.allInnerTexts() }
}

it('a business and a partner read the same row of a proposal, each in both languages', async () => {
  const [customer, worker] = [await inquiring(visit), await working(visit)]
  const { businessId } = customer
  const description = 'Vi behöver PLC i TIA Portal till en cell, och svetsning av stativet.'
  const sent = { serviceId: 'plc-automation', description, uploads: [], language: 'sv' }
  const { id: inquiryId = '' } = await customer.requests.post('/api/business/inquiries', sent)
  const why = `Kan PLC. ${randomUUID()}`
  const price = { hourlyRateKronor: 1_125, credits: 20, partnerCredits: 16, why }
  const chosen = { partnerId: worker.partnerId, reasonCode: 'chosen_evidence' } as const
  const unverifiedReason = 'Vi har talats vid i telefon'
  await runCommands(origin, [
    { command: 'proposals draft', input: { businessId, inquiryId, ...chosen, ...price, unverifiedReason } },
    { command: 'proposals send', input: { businessId, inquiryId } },
  ])
  await customer.page.setViewportSize(phone)
  const inquiries = '/business/dashboard/inquiries'
  const swedish = await readRow(customer.page, inquiries, 'sv', why)
  const english = await readRow(customer.page, inquiries, 'en', why)
  const theirs = await readRow(worker.page, '/partner/dashboard/proposals', 'en', why)
  const theirsInSwedish = await readRow(worker.page, '/partner/dashboard/proposals', 'sv', why)

  expect(swedish.quotes).toContain('PLC')
  for (const other of [english, theirs, theirsInSwedish]) expect(other.quotes).toEqual(swedish.quotes)
  expect(swedish.words).toContain('partnern ser samma sak')
  expect(english.words).toContain('the partner sees the same')
  expect(theirs.words).toContain('The company sees the same')
  expect(theirsInSwedish.words).toContain('Företaget ser samma sak')
  // Nobody reads less than the other side: what was not found is said to both.
  expect([swedish.words, english.words].map(words => /svets|weld/i.test(words))).toEqual([true, true])
  expect([theirs.words, theirsInSwedish.words].map(words => /svets|weld/i.test(words))).toEqual([true, true])
})
