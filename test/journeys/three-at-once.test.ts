import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { runCommands } from '#infra/local/seed/run-commands.ts'
import { openBrowser } from './browser.ts'
import { origin } from './origin.ts'
import { agreed, signBoth } from './working-together.ts'

// Whoever comes too late is told so; the page also logs it.
const { visit } = openBrowser({ logged: /^A time report could not be changed/ })

const accept = (page: Page) => page.getByRole('button', { name: 'Godkänn 20 krediter' })
const sendBack = (page: Page) => page.getByRole('button', { name: 'Skicka tillbaka' })

/** A milestone of 20 credits that has been delivered. */
const delivered = async () => {
  const both = await agreed(visit)
  const { customer, worker } = both
  const terms = { inquiryId: customer.inquiryId, kind: 'fixed' as const }
  await runCommands(origin, [{ command: 'agreements draft', input: terms }])
  await signBoth(both)
  const work = `/api/partner/assignments/${customer.inquiryId}`
  await worker.requests.post(`${work}/milestones/1/delivery`, { revision: 1, note: 'Klart.', link: '' })
  return { ...both, work }
}

it('of three browsers that answer a delivery at once one wins, and all show the same afterwards', async () => {
  const { customer, worker, work } = await delivered()
  await customer.page.goto('/business/dashboard/inquiries')
  await customer.page.getByRole('link', { name: /^Delmål från Karin/ }).click()
  await accept(customer.page).waitFor()
  const storageState = await customer.page.context().storageState()
  const colleagues = await Promise.all([1, 2].map(() => visit(customer.page.url(), { storageState })))
  const pages = [customer.page, ...colleagues] as [Page, Page, Page]
  const [, , doubting] = pages
  await Promise.all(pages.map(page => accept(page).waitFor()))
  await doubting.getByRole('checkbox', { name: 'Något saknas' }).check()
  await doubting.getByLabel('Vad saknas?').fill('Handboken saknas.')

  await Promise.all([accept(pages[0]).click(), accept(pages[1]).click(), sendBack(doubting).click()])
  const outcome = /^(Godkänt\.|Ni har skickat tillbaka delmålet\.)/
  const shown = await Promise.all(
    pages.map(async page => (await page.getByText(outcome).first().textContent())?.slice(0, 7)),
  )
  expect(new Set(shown).size).toBe(1)
  const isAccepted = shown[0] === 'Godkänt'
  const { assignment, milestones } = (await worker.requests.get(work)) as unknown as {
    assignment: { creditsEarned: number }
    milestones: { state: string; revision: number; decidedBy: string }[]
  }
  expect(milestones).toMatchObject([
    { state: isAccepted ? 'accepted' : 'returned', revision: 3, decidedBy: expect.stringMatching(/\w/) },
  ])
  expect(assignment.creditsEarned).toBe(isAccepted ? 16 : 0)
  // Who came too late reads that nothing of theirs was done.
  const late = isAccepted ? [doubting] : [pages[0], pages[1]]
  for (const page of late) await page.getByText('Läget har ändrats sedan sidan öppnades').first().waitFor()
})
