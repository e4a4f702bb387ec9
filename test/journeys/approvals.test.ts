import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { accessibilityFindings } from './accessibility.ts'
import { askedByAnother } from './asked-by-another.ts'
import { openBrowser } from './browser.ts'
import { signIn } from './desk-sign-in.ts'
import { fitsScreen } from './partner.ts'

const { visit } = openBrowser()

const signedIn = async (path: string, width: number): Promise<Page> => {
  const page = await visit(path, { viewport: { width, height: 844 } })
  await signIn(page)
  return page
}

it('on a phone an operator reads what somebody else asked for, releases it, and sees what came of it', async () => {
  const id = await askedByAnother(109)
  const page = await signedIn('/operator', 390)
  await page.getByRole('link', { name: 'Godkännanden' }).click()
  await page.locator(`a[href*="${id}"]`).waitFor()
  expect(await fitsScreen(page)).toBe(true)
  expect(await accessibilityFindings(page)).toEqual([])
  await page.locator(`a[href*="${id}"]`).click()
  await page.getByText('De väntade för länge.').waitFor()
  await page.getByText('109', { exact: true }).waitFor()
  expect(await fitsScreen(page)).toBe(true)
  expect(await accessibilityFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Släpp och kör' }).click()
  const dialog = page.getByRole('dialog')
  expect(await accessibilityFindings(page, ['light'])).toEqual([])
  await dialog.getByRole('button', { name: 'Släpp och kör' }).click()
  await page.getByText(/^Klart\.$|redan gjort/).waitFor()
  expect(await accessibilityFindings(page)).toEqual([])
})

it('what an operator asks for waits, is theirs to take back, and not theirs to release', async () => {
  const page = await signedIn('/operator/prices.set?credits=10&priceOre=10700', 1280)
  await page.getByRole('button', { name: 'Begär' }).click()
  await page.getByText('Kontrollera de markerade fälten.').waitFor()
  await page.getByLabel('Skäl, som den andra').fill('Sänks efter jul.')
  expect(await accessibilityFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Begär' }).click()
  await page.getByRole('link', { name: 'Visa begäran' }).click()
  await page.getByText('Du kan ta tillbaka det så länge.').waitFor()
  expect(await page.getByRole('button', { name: 'Släpp och kör' }).count()).toBe(0)
  expect(await accessibilityFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Ta tillbaka' }).click()
  await page.getByText('tillbakadraget').waitFor()
})

it('where one operator works alone, no reason is asked for, and it is confirmed before it runs', async () => {
  const page = await visit('/operator/prices.set?credits=10&priceOre=10700', {
    viewport: { width: 390, height: 844 },
  })
  await page.route('**/config.json', async route => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), fourEyes: 'off' } })
  })
  await page.reload()
  await signIn(page)
  await page.getByRole('button', { name: 'Kör' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/du var ensam\.$/).waitFor()
  expect(await page.getByLabel('Skäl, som den andra').count()).toBe(0)
  expect(await accessibilityFindings(page, ['light'])).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
})

it('a refusal reaches whoever asked, with its reason, in English as well', async () => {
  const id = await askedByAnother(111)
  const page = await signedIn(`/operator/approvals.show?id=${id}`, 390)
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByText('Refuse', { exact: true }).first().click()
  await page.getByLabel(/^Why not/).fill('The number is wrong.')
  expect(await fitsScreen(page)).toBe(true)
  await page.getByRole('button', { name: 'Refuse' }).click()
  await page.getByText('The number is wrong.').waitFor()
  await page.getByText('refused', { exact: true }).waitFor()
  expect(await accessibilityFindings(page)).toEqual([])
})
