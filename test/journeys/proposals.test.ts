import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { accessibilityFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import * as business from './business.ts'
import { waitForMail } from './inbox.ts'
import { runCommand } from './operator.ts'
import * as partner from './partner.ts'

const { visit } = openBrowser()

const phone = { width: 360, height: 740 }
const trusted = ['--unverified-reason', 'Vi har talats vid i telefon']

const found = async (email: string, ...list: readonly string[]) => {
  const { items = [] } = await runCommand(...list, '--all')
  const item = items.find(one => one.email === email)
  if (!item) throw new Error(`${email} is not in ${list.join(' ')}.`)
  return item
}

/** A signed-in business with an inquiry, on a phone. */
const inquire = async () => {
  const { page, email } = await business.signedUp(visit)
  await page.goto('/business/dashboard/services')
  await page.getByRole('button', { name: 'Robotar & cobotar', exact: true }).click()
  await business.dialog(page).getByLabel('Projektbeskrivning').fill('En cell ska plocka ur pressen.')
  await business.dialog(page).getByRole('button', { name: 'Skicka förfrågan' }).click()
  await page.getByText('Projektförfrågan skickad!').waitFor()
  await page.setViewportSize(phone)
  const { businessId, id } = await found(email, 'inquiries', 'list')
  return { page, email, ids: [String(businessId), String(id)] as const }
}

/** An approved partner who reads English, on a phone. */
const approved = async (name: string) => {
  const { page, email } = await partner.signedUp(visit)
  await partner.fillContact(page, name)
  await partner.fillWork(page)
  await partner.answer(page, await partner.solveSum(page))
  await page.waitForURL('**/partner/dashboard')
  await page.setViewportSize(phone)
  const partnerId = String((await found(email, 'partners', 'list')).partnerId)
  expect((await runCommand('partners', 'approve', partnerId, ...trusted)).code).toBe(0)
  await partner.switchToEnglish(page)
  return { page, partnerId }
}

const propose = async (ids: readonly string[], partnerId: string, why: string) =>
  expect(
    await runCommand(
      ...['proposals', 'draft', ...ids, partnerId, '--why', why, ...trusted],
      ...['--reason-code', 'chosen_evidence'],
      ...['--credits', '20', '--partner-credits', '16'],
    ),
  ).toMatchObject({ changed: true })

const proposals = (page: Page) => page.getByRole('region', { name: /^Förslag till/ })
const card = (page: Page, why: string) => proposals(page).getByRole('listitem').filter({ hasText: why })
const press = (page: Page, name: string) =>
  business.dialog(page).getByRole('button', { name, exact: true }).click()

/** A day from now as a field has it, at nine o'clock. */
const nineIn = (days: number): string =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T09:00`

const invite = async (page: Page, why: string) => {
  await card(page, why)
    .getByRole('button', { name: /^Bjud in/ })
    .click()
  await press(page, 'Skicka inbjudan')
  await business.dialog(page).getByText('Välj dag och klockslag.').first().waitFor()
  for (const number of [1, 2, 3]) {
    await business.dialog(page).getByLabel(`Tid ${number}`).fill(nineIn(1))
  }
  await business.dialog(page).getByLabel('Länk till videomöte').fill('https://meet.example/cell')
  await press(page, 'Skicka inbjudan')
  await business.dialog(page).getByText('Välj tre olika tider.').first().waitFor()
  for (const number of [2, 3]) await business.dialog(page).getByLabel(`Tid ${number}`).fill(nineIn(number))
  expect(await accessibilityFindings(page)).toEqual([])
  await press(page, 'Skicka inbjudan')
  await page.getByText('Bo E. är inbjuden').waitFor()
}

it('a business and a partner find each other, and another partner reads why not', async () => {
  const { page, email, ids } = await inquire()
  await page.goto('/business/dashboard/inquiries')
  await page.getByText(/^Första förslagen senast /).waitFor()
  const [wanted, other] = [await approved('Bo Ek'), await approved('Siv Ny')]
  await propose(ids, wanted.partnerId, 'Har byggt tre likadana celler.')
  await propose(ids, other.partnerId, 'Bor nära er.')
  expect(await runCommand('proposals', 'send', ...ids, '--yes')).toMatchObject({ changed: true })

  await page.reload()
  await page.getByText(/^Er tur, senast /).waitFor()
  await card(page, 'Bor nära er.').getByText('20 krediter: 16 till partnern, 4 till').waitFor()
  expect(await partner.fitsScreen(page)).toBe(true)
  expect(await accessibilityFindings(page)).toEqual([])
  await invite(page, 'Har byggt tre likadana celler.')
  await card(page, 'Har byggt').getByText('Bo E. väljer bland era tider:').waitFor()

  const theirs = wanted.page
  await theirs.goto('/partner/dashboard/proposals')
  await theirs.getByText('Nordplåt AB would like to meet you.', { exact: false }).waitFor()
  expect(await partner.fitsScreen(theirs)).toBe(true)
  expect(await accessibilityFindings(theirs)).toEqual([])
  await theirs.getByRole('button', { name: 'Take this time' }).click()
  await theirs.getByText('Choose one of the times.').waitFor()
  await theirs.getByRole('radio').nth(1).check()
  await theirs.getByRole('button', { name: 'Take this time' }).click()
  await theirs.getByText('The interview is booked').waitFor()
  await theirs.getByRole('link', { name: 'Link to the video meeting' }).waitFor()
  const [file] = await Promise.all([
    theirs.waitForEvent('download'),
    theirs.getByRole('button', { name: 'Add to your calendar' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('invite.ics')
  const mail = await waitForMail(email, ({ subject }) => subject.startsWith('Intervju med Bo E.'))
  expect(mail.text).toContain('https://meet.example/cell')

  // What is written survives closing the dialog.
  const decline = card(page, 'Har byggt').getByRole('button', { name: /^Tacka nej/ })
  const why = business.dialog(page).getByLabel('Varför passar det inte?')
  await decline.click()
  await why.fill('Vi väntar.')
  await page.keyboard.press('Escape')
  await decline.click()
  expect(await why.inputValue()).toBe('Vi väntar.')
  await page.reload()
  await card(page, 'Har byggt')
    .getByText(/^Intervju /)
    .waitFor()
  await card(page, 'Har byggt').getByRole('button', { name: /^Välj/ }).click()
  await press(page, 'Välj Bo E.')
  await page.getByText('Ni har valt Bo E.', { exact: true }).waitFor()

  await card(page, 'Bor nära er.')
    .getByRole('button', { name: /^Tacka nej/ })
    .click()
  await press(page, 'Tacka nej')
  await business.dialog(page).getByText('Fyll i det här fältet.').waitFor()
  await business.dialog(page).getByLabel('Varför passar det inte?').fill('Vi söker någon med robotvana.')
  await press(page, 'Tacka nej')
  await page.getByText('Ni har tackat nej till Siv N.').waitFor()

  await theirs.reload()
  await theirs
    .getByRole('main')
    .getByRole('button', { name: /^Accept/ })
    .click()
  await business.dialog(theirs).getByRole('button', { name: 'Accept', exact: true }).click()
  await theirs.getByText('You have accepted').waitFor()
  await theirs.getByText('You have chosen each other.', { exact: false }).waitFor()
  await page.reload()
  await page.getByText('Ni har valt varandra.', { exact: false }).first().waitFor()
  await other.page.goto('/partner/dashboard/proposals')
  await other.page.getByText('Nordplåt AB writes: “Vi söker någon med robotvana.”').waitFor()
})
