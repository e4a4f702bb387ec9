import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { accessibilityFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { waitForMail } from './inbox.ts'
import { runCommand } from './operator.ts'
import { dialog, fitsScreen, onboarded, switchToEnglish, toast } from './partner.ts'

const { visit } = openBrowser()

const title = 'Migrering från Simatic S5 till S7-1500'
const words = 'Jag har skrivit om S5-program till S7-1500 i två pappersbruk.'

const card = (page: Page) => page.getByRole('article').filter({ hasText: title })

const open = async (page: Page) => {
  await page.goto('/partner/dashboard/available')
  await card(page).locator('summary').focus()
  await page.keyboard.press('Enter')
}

const object = async (page: Page, { button, field, send }: Readonly<Record<string, string>>) => {
  await card(page)
    .getByRole('button', { name: `${button}: ${title}` })
    .click()
  await dialog(page)
    .getByLabel(field ?? '')
    .fill('Fel.')
  await dialog(page).getByRole('button', { name: send, exact: true }).click()
}

it('a partner objects to how they were compared, and reads the answer in either language', async () => {
  const { page, email } = await onboarded(visit)
  await open(page)
  const swedish = { button: 'Jämförelsen är fel', field: 'Vad som är fel', send: 'Skicka invändningen' }
  await object(page, swedish)
  await dialog(page).locator('[aria-invalid="true"]').waitFor()
  expect(await accessibilityFindings(page)).toEqual([])
  await dialog(page).getByLabel('Vad som är fel').fill(words)
  await dialog(page).getByRole('button', { name: 'Skicka invändningen', exact: true }).click()
  await toast(page, 'Din invändning har kommit fram').waitFor()
  await card(page)
    .getByText(/Vi svarar senast/)
    .waitFor()
  await card(page).getByText(words).waitFor()
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await fitsScreen(page)).toBe(true)
  expect(await accessibilityFindings(page)).toEqual([])
  expect(
    (await waitForMail(email, ({ subject }) => subject.startsWith('Din invändning har kommit fram'))).text,
  ).toContain(words)

  const { items = [] } = await runCommand('objections', 'list', '--all')
  const one = items.find(item => item.words === words)
  const place = [one?.partnerId, one?.thing, one?.number].map(String)
  const answer = 'Det stod i ditt CV, som vi nu har läst om.'
  expect(
    await runCommand('objections', 'answer', ...place, '--outcome', 'upheld', '--answer', answer, '--yes'),
  ).toMatchObject({ changed: true })
  expect((await waitForMail(email, ({ subject }) => subject.startsWith('Du hade rätt'))).text).toContain(
    answer,
  )

  await switchToEnglish(page)
  await open(page)
  await card(page)
    .getByText(/and we agree with you/)
    .waitFor()
  await card(page).getByText(answer).waitFor()
  const english = { button: 'Object again', field: 'What is wrong', send: 'Send the objection' }
  await object(page, english)
  await dialog(page).getByLabel('What is wrong').fill('The place is wrong as well, I think.')
  await dialog(page).getByRole('button', { name: 'Send the objection', exact: true }).click()
  await card(page)
    .getByRole('button', { name: `Withdraw the objection: ${title}` })
    .click()
  await card(page)
    .getByText(/and withdrew it/)
    .waitFor()
})
