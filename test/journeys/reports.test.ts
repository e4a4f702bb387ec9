import { randomUUID } from 'node:crypto'
import type { Page, Route } from 'playwright-core'
import { expect, it } from 'vitest'
import { runCommands } from '#infra/local/seed/run-commands.ts'
import { swedishDay } from '#shared/contract/swedish-day.ts'
import { daysAfter } from '#shared/contract/time-zone.ts'
import { buildAssignment } from '#test/builders/partner-work.ts'
import { accessibilityFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { origin } from './origin.ts'
import { fitsScreen } from './partner.ts'
import { inquiring, working } from './working-together.ts'

const { visit } = openBrowser({ logged: /^A time report could not be changed ApiError/ })

const phone = { width: 360, height: 740 }
const lastMonth = daysAfter(`${swedishDay(Date.now()).slice(0, 7)}-01`, -1).slice(0, 7)

/** A business on a phone with an inquiry that is worked on, and the partner who does, who reads English. */
const reporting = async () => {
  const title = `Ny styrning ${randomUUID().slice(0, 6)}`
  const [{ page, businessId, inquiryId }, worker] = [await inquiring(visit), await working(visit)]
  const period = { startDate: `${lastMonth}-01`, endDate: `${lastMonth}-28` }
  const agreed = { ...period, hoursAgreed: 12, creditsAgreed: 6, projectTitle: title }
  const none = { totalHours: 0, creditsEarned: 0, clientCompany: 'Nordplåt AB' }
  const recorded = buildAssignment({ ...agreed, ...none, createdAt: `${lastMonth}-01T08:00:00.000Z` })
  const input = { partnerId: worker.partnerId, businessId, inquiryId, ...recorded }
  await runCommands(origin, [
    { command: 'inquiries start', input: { businessId, inquiryId } },
    { command: 'assignments record', input },
  ])
  await page.setViewportSize(phone)
  return { page, theirs: worker.page, title }
}

const hoursOn = (page: Page, place: number) => page.getByRole('textbox', { name: /^Hours on/ }).nth(place)

it('a partner reports a month, its business disputes a day, and both agree in the end', async () => {
  const { page, theirs, title } = await reporting()
  await theirs.goto('/partner/dashboard/assignments')
  await theirs.getByRole('link', { name: title }).click()
  await theirs.getByRole('heading', { level: 1, name: title }).waitFor()
  await hoursOn(theirs, 0).fill('7:30')
  await hoursOn(theirs, 0).press('ArrowDown')
  await theirs.keyboard.type('25')
  await theirs.getByRole('button', { name: 'Save draft' }).click()
  await theirs.getByText('Enter hours in quarters, such as 7.5, 24 at most.').waitFor()
  await hoursOn(theirs, 1).fill('6')
  await theirs.getByText('hours more than agreed', { exact: false }).waitFor()
  expect(await accessibilityFindings(theirs)).toEqual([])
  await theirs.setViewportSize(phone)
  expect(await fitsScreen(theirs)).toBe(true)
  // What is typed survives a reload before it is saved, and is there after it.
  await theirs.reload()
  expect(await hoursOn(theirs, 1).inputValue()).toBe('6')
  await theirs.getByRole('button', { name: 'Save draft' }).click()
  await theirs.getByText('The draft has been saved').waitFor()
  await theirs.getByRole('button', { name: /^Submit / }).click()
  await theirs.getByText('Submitted, with more hours than agreed.', { exact: false }).waitFor()

  await page.goto('/business/dashboard/inquiries')
  await page.getByText('1 väntar på er').waitFor()
  await page.getByRole('link', { name: /^Tidrapporter från Karin/ }).click()
  const more = page.getByRole('checkbox', { name: 'Vi godkänner 1,5 timmar utöver det avtalade' })
  await page.getByRole('button', { name: 'Godkänn 13,5 h' }).click()
  await page.getByText('Bocka för att ni godkänner timmar utöver det avtalade.').waitFor()
  expect(await accessibilityFindings(page)).toEqual([])
  expect(await fitsScreen(page)).toBe(true)
  await page
    .getByRole('checkbox', { name: /^Invänd mot/ })
    .nth(1)
    .check()
  expect(await more.count()).toBe(0)
  await page.getByRole('button', { name: 'Invänd mot 1 dag och godkänn resten' }).click()
  await page.getByText('Skriv varför, så att partnern kan rätta.').waitFor()
  await page.getByLabel(/^Skäl för/).fill('Då stod linjen still.')
  await page.getByRole('button', { name: 'Invänd mot 1 dag och godkänn resten' }).click()
  await page.getByText('Ni har invänt mot några dagar.', { exact: false }).waitFor()
  await page.locator('summary:focus').waitFor()

  await theirs.reload()
  await theirs.getByText('Nordplåt AB writes: Då stod linjen still.').waitFor()
  expect(await accessibilityFindings(theirs, [])).toEqual([])
  await hoursOn(theirs, 0).fill('4')
  await theirs.getByRole('button', { name: 'Submit again' }).click()
  await theirs.getByText('Corrected and submitted.', { exact: false }).waitFor()

  await page.reload()
  await page.getByText('Er invändning: Då stod linjen still.').first().waitFor()
  await page.getByRole('button', { name: 'Godkänn 4 h' }).click()
  await page.getByText('Godkänd.', { exact: true }).waitFor()
  await page.locator('summary:focus').waitFor()
  await theirs.reload()
  await theirs.getByText('Hours approved').locator('..').getByText('11.5').waitFor()
})

it('the second of two tabs is told what the first has saved, and loses nothing', async () => {
  const { theirs, title } = await reporting()
  await theirs.goto('/partner/dashboard/assignments')
  const address = await theirs.getByRole('link', { name: title }).getAttribute('href')
  const second = await theirs.context().newPage()
  for (const tab of [theirs, second]) {
    await tab.goto(address ?? '')
    await hoursOn(tab, 0).waitFor()
  }
  await second.evaluate(() => sessionStorage.clear())
  await hoursOn(second, 0).fill('3')
  await hoursOn(theirs, 0).fill('5')
  await theirs.getByRole('button', { name: 'Save draft' }).click()
  await theirs.getByText('The draft has been saved').waitFor()
  await second.getByRole('button', { name: 'Save draft' }).click()
  await second.getByText('has been changed elsewhere', { exact: false }).waitFor()
  expect(await hoursOn(second, 0).inputValue()).toBe('3')
  await second.getByRole('button', { name: 'Keep what I have typed here' }).click()
  await second.getByRole('button', { name: 'Save draft' }).click()
  await second.getByText('The draft has been saved').waitFor()
})

it('a month whose save was stored, but whose reply was lost, is said to have moved on and then submitted', async () => {
  const { theirs, title } = await reporting()
  await theirs.goto('/partner/dashboard/assignments')
  await theirs.getByRole('link', { name: title }).click()
  await hoursOn(theirs, 0).fill('5')
  const loseReply = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }
  const saving = (url: URL) => url.pathname.includes('/reports/')
  await theirs.route(saving, loseReply, { times: 1 })
  await theirs.getByRole('button', { name: 'Save draft' }).click()
  await theirs.getByText('What you typed is still here', { exact: false }).first().waitFor()
  await theirs.unroute(saving)
  const submit = theirs.getByRole('button', { name: /^Submit/ })
  await submit.click()
  await theirs.getByText('Things have changed since you opened the page', { exact: false }).first().waitFor()
  await submit.click()
  await theirs.getByText('has been submitted', { exact: false }).first().waitFor()
})
