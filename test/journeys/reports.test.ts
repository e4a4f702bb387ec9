import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { runCommands } from '#infra/local/seed/run-commands.ts'
import { daysAfter } from '#shared/contract/time-zone.ts'
import { swedishDay } from '#shared/reports/month.ts'
import { buildAssignment } from '#test/builders/partner-work.ts'
import { openBrowser } from './browser.ts'
import { signedIn } from './business-session.ts'
import { origin } from './origin.ts'
import * as partner from './partner.ts'

const { visit } = openBrowser({ logged: /^A time report could not be changed ApiError/ })

const lastMonth = daysAfter(`${swedishDay(Date.now()).slice(0, 7)}-01`, -1).slice(0, 7)
const title = `Ny styrning ${randomUUID().slice(0, 6)}`

const tokenOf = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).find(([name]) => name.endsWith('.accessToken'))?.[1] ?? '')

/** The partner who works on an inquiry of a new business, and reads English. */
const working = async () => {
  const { page } = await signedIn(visit, 'Nordplåt AB')
  const headers = { authorization: `Bearer ${await tokenOf(page)}`, 'idempotency-key': randomUUID() }
  const data = { serviceId: 'robotics', description: 'En cell ska plocka ur pressen.', uploads: [] }
  const sent = await page.request.post('/api/business/inquiries', {
    headers,
    data: { ...data, language: 'sv' },
  })
  const { id: inquiryId } = await sent.json()
  const { id: businessId } = await (await page.request.get('/api/business/me', { headers })).json()
  const theirs = await visit('/')
  await partner.logIn(theirs, partner.workingPartner)
  await theirs.waitForURL('**/partner/dashboard', { waitUntil: 'commit', timeout: 90_000 })
  await partner.switchToEnglish(theirs)
  const me = { authorization: `Bearer ${await tokenOf(theirs)}` }
  const { id: partnerId } = await (await theirs.request.get('/api/partner/me', { headers: me })).json()
  const period = { startDate: `${lastMonth}-01`, endDate: `${lastMonth}-28` }
  const agreed = { ...period, hoursAgreed: 12, creditsAgreed: 6, projectTitle: title }
  const none = { totalHours: 0, creditsEarned: 0, clientCompany: 'Nordplåt AB' }
  const createdAt = `${lastMonth}-01T08:00:00.000Z`
  const recorded = buildAssignment({ ...agreed, ...none, createdAt })
  await runCommands(origin, [
    { command: 'inquiries start', input: { businessId, inquiryId } },
    { command: 'assignments record', input: { partnerId, businessId, inquiryId, ...recorded } },
  ])
  return theirs
}

const hoursOn = (page: Page, place: number) => page.getByRole('textbox', { name: /^Hours on/ }).nth(place)

it('the second of two tabs is told what the first has saved, and loses nothing', async () => {
  const theirs = await working()
  await theirs.goto('/partner/dashboard/assignments')
  const address = await theirs.getByRole('link', { name: title }).first().getAttribute('href')
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
