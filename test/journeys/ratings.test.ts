import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { runCommands } from '#infra/local/seed/run-commands.ts'
import { accessibilityFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { dialog } from './business.ts'
import { waitForMail } from './inbox.ts'
import { origin } from './origin.ts'
import { fitsScreen, workingPartner } from './partner.ts'
import { agreed, signBoth } from './working-together.ts'

const { visit } = openBrowser()

const isInOrder = async (page: Page) => {
  expect(await fitsScreen(page)).toBe(true)
  expect(await accessibilityFindings(page)).toEqual([])
}

const ratingsOn = (page: Page, name: string) => page.getByRole('region', { name })

it('a business and a partner rate each other at the end, and read it when both have', async () => {
  const sides = await agreed(visit)
  await signBoth(sides)
  const { customer, worker } = sides
  const [ours, theirs] = [customer.page, worker.page]
  const { businessId, inquiryId } = customer
  await runCommands(origin, [{ command: 'inquiries complete', input: { businessId, inquiryId } }])

  await ours.goto(`/business/dashboard/agreement?id=${inquiryId}`)
  const own = ratingsOn(ours, 'Omdömen')
  await own.getByText(/^Hur gick samarbetet med /).waitFor()
  await ours.locator('nav [aria-current=page]', { hasText: 'Förfrågningar' }).waitFor()
  await isInOrder(ours)
  await own.getByRole('button', { name: 'Lämna omdöme' }).click()
  const asked = dialog(ours)
  await asked.getByRole('button', { name: 'Lämna omdöme' }).click()
  await asked.getByText('Välj ett betyg.').waitFor()
  expect(await accessibilityFindings(ours)).toEqual([])
  // The keyboard alone: the focus is on the first mark, and what is typed stays if the dialog is closed.
  await ours.keyboard.press('Space')
  await asked.getByLabel('Några ord').fill('Kom i tid och kunde sin sak.')
  await ours.keyboard.press('Escape')
  await own.getByRole('button', { name: 'Lämna omdöme' }).click()
  await asked.getByRole('button', { name: 'Lämna omdöme' }).click()
  await own.getByText(/^Du har lämnat ditt omdöme\. Det andra visas när /).waitFor()
  await own.getByText('5 av 5: mycket nöjd').waitFor()
  await ours.locator('main :focus', { hasText: '5 av 5: mycket nöjd' }).waitFor()

  // The partner hears of it, and reads nothing of it before it has answered.
  const isTold = ({ subject }: { subject: string }) => /rating|omdöme/.test(subject)
  const told = await waitForMail(workingPartner.email, isTold)
  expect(told.text).not.toContain('kunde sin sak')
  await theirs.goto(`/partner/dashboard/agreement?id=${inquiryId}`)
  const other = ratingsOn(theirs, 'Ratings')
  await other.getByText(/^How was it to work with Nordplåt AB\?/).waitFor()
  expect(await other.getByText('kunde sin sak', { exact: false }).count()).toBe(0)
  await isInOrder(theirs)
  await other.getByRole('button', { name: 'Give a rating' }).click()
  await isInOrder(theirs)
  await dialog(theirs).getByLabel('4 of 5: satisfied').check()
  await dialog(theirs).getByRole('button', { name: 'Give a rating' }).click()
  await other.getByText('Kom i tid och kunde sin sak.').waitFor()
  await other.getByText('4 of 5: satisfied').waitFor()
  await isInOrder(theirs)

  await waitForMail(customer.email, ({ subject }) => subject.startsWith('Nu kan ni läsa omdömet från'))
  await ours.reload()
  await own.getByText('4 av 5: nöjd').waitFor()
  expect(await own.getByRole('button').count()).toBe(0)
  await isInOrder(ours)
})
