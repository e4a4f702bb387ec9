import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { runCommands } from '#infra/local/seed/run-commands.ts'
import { accessibilityFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { waitForMail } from './inbox.ts'
import { origin } from './origin.ts'
import { fitsScreen, workingPartner } from './partner.ts'
import { agreed, signBoth } from './working-together.ts'

// What the server does not find is logged, as any load that failed.
const { visit } = openBrowser({ logged: /^A load failed ApiError: Det du söker finns inte/ })

const phone = { width: 360, height: 740 }
const rows = 'Förstudie: 5 by 2031-03-31; Skriven rapport\nDriftsättning: 15'

it('a partner delivers a milestone, its business sends it back, and it is accepted and paid', async () => {
  const both = await agreed(visit)
  const { customer, worker } = both
  const [ours, theirs] = [customer.page, worker.page]
  const terms = { inquiryId: customer.inquiryId, kind: 'fixed' as const, milestones: rows }
  await runCommands(origin, [{ command: 'agreements draft', input: terms }])
  await theirs.goto(`/partner/dashboard/agreement?id=${customer.inquiryId}`)
  await theirs.getByText('Förstudie – 5 credits, expected 31 Mar 2031').waitFor()
  expect(await fitsScreen(theirs)).toBe(true)
  await signBoth(both)

  await theirs.goto(`/partner/dashboard/assignments/${customer.inquiryId}`)
  await theirs.getByRole('heading', { level: 2, name: 'Milestones' }).waitFor()
  await theirs.getByText('4 credits to you · expected 31 Mar 2031').waitFor()
  await theirs.getByText('Skriven rapport').waitFor()
  const deliver = theirs.getByRole('button', { name: 'Deliver the milestone' }).first()
  await deliver.click()
  await theirs.getByText('Please fill in this field.').first().waitFor()
  expect(await accessibilityFindings(theirs)).toEqual([])
  expect(await fitsScreen(theirs)).toBe(true)
  const note = theirs.getByLabel('What have you delivered?').first()
  await note.fill('The report is in the folder.')
  // What is typed survives a reload before it is sent.
  await theirs.reload()
  expect(await note.inputValue()).toBe('The report is in the folder.')
  await theirs.getByLabel('Link to the delivery').first().fill('https://files.example/report')
  await deliver.click()
  await theirs.getByText('Delivered. Nordplåt AB is reviewing it.', { exact: false }).waitFor()
  const told = await waitForMail(customer.email, ({ subject }) => subject.startsWith('Delmål från Karin'))
  expect(told.text).toContain('räknas det som ett ja')

  await ours.goto('/business/dashboard/inquiries')
  await ours.getByText('1 väntar på er').waitFor()
  await ours.getByRole('link', { name: /^Delmål från Karin/ }).click()
  await ours.getByRole('link', { name: 'https://files.example/report' }).waitFor()
  expect(await accessibilityFindings(ours)).toEqual([])
  await ours.getByRole('checkbox', { name: 'Något saknas' }).check()
  await ours.getByRole('button', { name: 'Skicka tillbaka' }).click()
  await ours.getByText('Skriv varför, så att partnern kan rätta.').waitFor()
  await ours.getByLabel('Vad saknas?').fill('Handboken saknas.')
  await ours.setViewportSize(phone)
  expect(await accessibilityFindings(ours)).toEqual([])
  expect(await fitsScreen(ours)).toBe(true)
  await ours.getByRole('button', { name: 'Skicka tillbaka' }).click()
  await ours.getByText('Ni har skickat tillbaka delmålet.', { exact: false }).waitFor()
  await ours.locator('summary:focus', { hasText: 'Förstudie' }).waitFor()

  await waitForMail(workingPartner.email, ({ subject }) => subject.includes('skickat tillbaka Förstudie'))
  await theirs.reload()
  await theirs.getByText('Reason: “Handboken saknas.”').waitFor()
  await note.fill('With the manual now.')
  await theirs.getByRole('button', { name: 'Deliver again' }).click()
  await theirs.getByText('Delivered. Nordplåt AB is reviewing it.', { exact: false }).waitFor()

  await ours.reload()
  await ours.getByText('With the manual now.').waitFor()
  await ours.getByRole('button', { name: 'Godkänn 5 krediter' }).click()
  await ours.getByText('Godkänt.', { exact: true }).waitFor()
  await ours.locator('summary:focus', { hasText: 'Förstudie' }).waitFor()
  const agreedReading = ours.getByText('Avtalade krediter').locator('..')
  await agreedReading.getByText('20', { exact: true }).waitFor()
  await ours.getByText('Använda krediter').locator('..').getByText('5', { exact: true }).waitFor()
  expect(await accessibilityFindings(ours)).toEqual([])
  await theirs.reload()
  await theirs.getByText('Credits earned').locator('..').getByText('4', { exact: true }).waitFor()

  const nobodys = randomUUID()
  await theirs.goto(`/partner/dashboard/assignments/${nobodys}`)
  await theirs.getByRole('heading', { name: 'There is no such assignment' }).waitFor()
  await theirs.getByRole('link', { name: 'All assignments' }).waitFor()
  await ours.goto(`/business/dashboard/inquiries/${nobodys}/${nobodys}`)
  await ours.getByRole('heading', { name: 'Uppdraget finns inte' }).waitFor()
  await ours.getByRole('link', { name: 'Alla förfrågningar' }).waitFor()
})
