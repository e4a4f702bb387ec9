import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { accessibilityFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import * as business from './business.ts'
import { moveClock, waitForCode, waitForMail } from './inbox.ts'
import { runCommand } from './operator.ts'
import * as partner from './partner.ts'

const { visit } = openBrowser()

const phone = { width: 360, height: 740 }
const desktop = { width: 1280, height: 900 }
const trusted = ['--unverified-reason', 'Vi har talats vid i telefon']

const found = async (email: string, ...list: readonly string[]) => {
  const { items = [] } = await runCommand(...list, '--all')
  const item = items.find(one => one.email === email)
  if (!item) throw new Error(`${email} is not in ${list.join(' ')}.`)
  return item
}

const inquire = async () => {
  const { page, email } = await business.signedUp(visit)
  await page.goto('/business/dashboard/services')
  await page.getByRole('button', { name: 'Robotar & cobotar', exact: true }).click()
  await business.dialog(page).getByLabel('Projektbeskrivning').fill('En cell ska plocka ur pressen.')
  await business.dialog(page).getByRole('button', { name: 'Skicka förfrågan' }).click()
  await page.getByText('Projektförfrågan skickad!').waitFor()
  const { businessId, id } = await found(email, 'inquiries', 'list')
  return { page, email, businessId: String(businessId), inquiryId: String(id) }
}

const approved = async () => {
  const { page, email, password } = await partner.signedUp(visit)
  await partner.fillContact(page, 'Bo Ek')
  await partner.fillWork(page)
  await partner.answer(page, await partner.solveSum(page))
  await page.waitForURL('**/partner/dashboard')
  const partnerId = String((await found(email, 'partners', 'list')).partnerId)
  expect((await runCommand('partners', 'approve', partnerId, ...trusted)).code).toBe(0)
  await partner.switchToEnglish(page)
  return { page, email, password, partnerId }
}

const press = (page: Page, name: string | RegExp) =>
  business.dialog(page).getByRole('button', { name, exact: true }).click()

/** Both sides of an agreement, which both have said yes to. */
const sayYes = async () => {
  const [customer, worker] = [await inquire(), await approved()]
  const ids = [customer.businessId, customer.inquiryId]
  await runCommand(
    ...['proposals', 'draft', ...ids, worker.partnerId, '--why', 'Kan PLC.', ...trusted],
    ...['--credits', '20', '--partner-credits', '16', '--hourly-rate-kronor', '1125'],
  )
  expect(await runCommand('proposals', 'send', ...ids, '--yes')).toMatchObject({ changed: true })
  await customer.page.goto('/business/dashboard/inquiries')
  await customer.page.getByRole('button', { name: /^Välj / }).click()
  await press(customer.page, 'Välj Bo E.')
  await customer.page.getByText('Ni har valt Bo E.', { exact: true }).waitFor()
  await worker.page.goto('/partner/dashboard/proposals')
  await worker.page.getByRole('button', { name: /^Accept/ }).click()
  await press(worker.page, 'Accept')
  await worker.page.getByText('You have accepted').waitFor()
  return { customer, worker }
}

const inOrder = async (page: Page) => {
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size)
    expect(await partner.fitsScreen(page)).toBe(true)
    expect(await accessibilityFindings(page)).toEqual([])
  }
}

it('a business and a partner sign their agreement, and one of them gives notice', async () => {
  const { customer, worker } = await sayYes()
  const [theirs, ours] = [worker.page, customer.page]
  const { inquiryId, businessId } = customer

  await theirs.getByRole('link', { name: /^Read the agreement/ }).click()
  await theirs.getByText('The agreement can be signed. Read it first.').waitFor()
  await theirs.getByText('SEK 1,125 an hour').waitFor()
  await theirs.getByText('16 to the partner, 4 to the marketplace').waitFor()
  await inOrder(theirs)

  // Ten minutes later the password is asked for again, and signing goes on.
  await moveClock(600)
  await theirs.getByRole('button', { name: 'Sign the agreement' }).click()
  await press(theirs, 'Sign')
  await business.dialog(theirs).getByLabel('Password', { exact: true }).fill(worker.password)
  expect(await accessibilityFindings(theirs)).toEqual([])
  await press(theirs, 'Sign in and sign')
  await theirs.getByText('You have signed the agreement').waitFor()
  await theirs.getByText('You have signed. Nordplåt AB has not signed yet.').waitFor()

  // The customer has no credits: nothing is signed, and nothing is lost.
  const mail = await waitForMail(customer.email, ({ subject }) => subject.startsWith('Bo Ek har signerat'))
  expect(mail.text).toContain('dras krediterna')
  await ours.goto(`/business/dashboard/agreement?id=${inquiryId}`)
  await ours.getByText('Bo Ek har signerat. Nu saknas din signatur.').waitFor()
  await inOrder(ours)
  const sentBefore = await waitForCode(customer.email)
  await ours.getByRole('button', { name: 'Signera avtalet' }).click()
  await press(ours, 'Signera')
  await press(ours, 'Skicka kod')
  await business
    .dialog(ours)
    .getByLabel(/kod/i)
    .fill(await waitForCode(customer.email, [sentBefore]))
  await press(ours, /^(?:Logga in|Verifiera)/)
  await business.dialog(ours).getByText('Avtalet kostar fler krediter än ni har.', { exact: false }).waitFor()
  expect(await accessibilityFindings(ours)).toEqual([])
  await runCommand(
    ...['credits', 'record', businessId, '--kind', 'correction', '--credits', '20', '--reference', 'Gåva'],
  )
  await press(ours, 'Signera')
  await ours.getByText('Avtalet gäller. Båda har signerat.').waitFor()
  await ours.getByRole('link', { name: worker.email }).waitFor()

  await theirs.reload()
  await theirs.getByText('The agreement is in force. Both have signed.').waitFor()
  await theirs.getByRole('link', { name: customer.email }).waitFor()
  await theirs.goto('/partner/dashboard/assignments')
  await theirs.getByText('Active').first().waitFor()

  // Anybody who has the paper learns how many have signed it.
  const hash = (await ours.locator('code').textContent()) ?? ''
  const stranger = await visit(`/partner/agreement-check#${hash}`)
  await stranger.getByRole('button', { name: 'Kontrollera' }).click()
  await stranger.getByText('Båda parterna har signerat avtalet.').waitFor()
  expect(await accessibilityFindings(stranger)).toEqual([])

  await ours.getByRole('button', { name: 'Säg upp avtalet' }).click()
  await press(ours, /^Säg upp till /)
  await ours.getByText(/^Avtalet är uppsagt av Nordplåt AB och gäller till och med /).waitFor()
  await inOrder(ours)
  const told = await waitForMail(worker.email, ({ subject }) => subject.startsWith('Nordplåt AB'))
  expect(told.subject).toMatch(/signed|notice|sagt upp|signerat/)
})
