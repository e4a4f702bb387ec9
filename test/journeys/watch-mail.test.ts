import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { nextMailAt } from '#lambdas/watches/next-mail.ts'
import { cvPdf } from '#test/builders/cv-files.ts'
import { patient } from '../patient.ts'
import { openBrowser } from './browser.ts'
import { moveClock, waitForCode, waitForMail } from './inbox.ts'
import { runCommand } from './operator.ts'
import { dialog, onboarded, toast } from './partner.ts'

const { visit } = openBrowser()

let passed = 0
afterAll(() => moveClock(-passed))

const pass = async (seconds: number) => {
  passed += seconds
  return moveClock(seconds)
}

/** A partner with a verified address, whose CV alone shows the work. */
const withCv = async () => {
  const { page, email } = await onboarded(visit)
  await page.goto('/partner/dashboard/profile')
  await page.getByRole('button', { name: 'Verifiera adressen' }).click()
  await dialog(page)
    .getByLabel('Kod')
    .fill(await waitForCode(email))
  await dialog(page).getByRole('button', { name: 'Verifiera', exact: true }).click()
  await page.getByText('verifierad', { exact: true }).waitFor()
  const pages = ['Konsult sedan 2012.', 'Flyttade tolv linjer från S5 till S7-1500 på bruket i Grums.']
  const file = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: await cvPdf(pages) }
  await page.getByRole('region', { name: 'CV', exact: true }).locator('input[type=file]').setInputFiles(file)
  await toast(page, 'CV uppladdat').waitFor()
  return { page, email }
}

const watchWhatFits = async (page: Page) => {
  await page.goto('/partner/dashboard/available')
  await page.getByRole('button', { name: 'Ny bevakning' }).click()
  await dialog(page).getByLabel('Namn').fill('Det jag kan')
  await dialog(page).getByLabel('Bara uppdrag som passar min profil').check()
  await dialog(page).getByRole('button', { name: 'Spara bevakningen' }).click()
  await toast(page, 'Bevakningen är sparad').waitFor()
}

const publish = async (title: string, skills: string) =>
  expect(
    await runCommand(
      ...['open-assignments', 'publish', '--title', title, '--client-company', 'Nordplåt AB'],
      ...['--description', `${title}.`, '--expertise-required', skills],
    ),
  ).toMatchObject({ changed: true })

/** How the page compares the assignment, once the CV has been read. */
const rowOnPage = async (page: Page, title: string) => {
  const card = page.getByRole('article').filter({ hasText: title })
  const read = async () => {
    await page.goto('/partner/dashboard/available')
    await card.locator('summary').press('Enter')
    await card.getByText('Så fungerar matchningen').waitFor()
    return card.textContent()
  }
  await expect.poll(read, { timeout: patient(60_000) }).toContain('CV s. 2')
  return {
    band: await card.locator('[data-band]').textContent(),
    quote: await card.locator('li q').first().textContent(),
  }
}

it('a partner who watches for what fits is mailed that alone, with the row of the page', async () => {
  const { page, email } = await withCv()
  await watchWhatFits(page)
  await pass(1)
  await publish('Byte från S5 till S7-1500', 'S7-1500')
  await publish('Webbutik i React', 'React')
  const row = await rowOnPage(page, 'Byte från S5 till S7-1500')
  const now = (await moveClock(0)).getTime()
  await pass(Math.ceil((Date.parse(nextMailAt(now)) - now) / 1_000) + 1)
  const { text } = await waitForMail(email, ({ subject }) =>
    subject.startsWith('Nytt i dina bevakningar: Byte'),
  )
  expect(text).toContain(row.band)
  expect(text).toContain(`”${row.quote}” (CV s. 2)`)
  expect(text).not.toContain('React')
})
