import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { brand } from '#shared/brand.ts'
import { buildPdf } from '#test/builders/files.ts'
import { openBrowser } from './browser.ts'
import * as business from './business.ts'
import { inboxOf, waitForMail } from './inbox.ts'
import { killCommand, runCommand } from './operator.ts'
import * as partner from './partner.ts'

const { visit } = openBrowser()

const title = 'Ny styrning till svetscell 4'
const another = 'Robotprogrammerare till palletering'
const month = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Stockholm' }).slice(0, 7)

/** Runs a command that was killed twice on its way, and again afterwards: it has happened once. */
const once = async (...args: readonly string[]) => {
  for (const milliseconds of [120, 420]) await killCommand(milliseconds, ...args)
  const done = await runCommand(...args)
  expect(done.code, args.join(' ')).toBe(0)
  expect(await runCommand(...args), args.join(' ')).toMatchObject({ code: 0, changed: false })
  return done
}

const listed = async (...args: readonly string[]) => (await runCommand(...args, '--all')).items ?? []

const found = async (email: string, ...args: readonly string[]) => {
  const item = (await listed(...args)).find(one => one.email === email)
  if (!item) throw new Error(`${email} is not in ${args.join(' ')}.`)
  return item
}

const orderCredits = async ({ page, email }: { page: Page; email: string }) => {
  await page.getByRole('link', { name: 'Krediter' }).click()
  await page.getByLabel('Antal krediter').selectOption('30')
  await page.getByRole('button', { name: 'Beställ 30 krediter' }).click()
  await business.dialog(page).getByLabel('Telefon').fill('070-123 45 67')
  await business.dialog(page).getByRole('button', { name: 'Skicka beställning' }).click()
  await page.getByText('Beställning mottagen!').waitFor()
  const { id } = await found(email, 'orders', 'list')
  await once('orders', 'mark-paid', String(id), '--yes')
  return String(id)
}

const inquire = async ({ page, email }: { page: Page; email: string }) => {
  await page.getByRole('link', { name: 'Tjänster', exact: true }).click()
  await page.getByRole('button', { name: 'Robotar & cobotar', exact: true }).click()
  const form = business.dialog(page)
  await form.getByLabel('Projektbeskrivning').fill('Svetscell 4 ska få ny styrning.')
  const drawing = { name: 'ritning.pdf', mimeType: 'application/pdf', buffer: buildPdf() }
  await form.locator('input[type=file]').setInputFiles(drawing)
  await form.getByText('Uppladdad').waitFor()
  await form.getByRole('button', { name: 'Skicka förfrågan' }).click()
  await page.getByText('Projektförfrågan skickad!').waitFor()
  const { businessId, id } = await found(email, 'inquiries', 'list')
  return { businessId: String(businessId), inquiryId: String(id) }
}

/** From the entry of the paid order every krona can be followed to the payout, and what was counted beside agrees. */
const expectBooks = async ({ orderId, owners }: { orderId: string; owners: readonly string[] }) => {
  // Other journeys of the same product write while its books are read.
  const { items: wrong = [] } = await runCommand('ledger', 'verify')
  expect(wrong.filter(({ account }) => owners.some(owner => String(account).includes(owner)))).toEqual([])
  const paid = (await listed('ledger', 'list')).find(({ cause }) => cause === orderId)
  const { items: traced = [] } = await runCommand('ledger', 'trace', String(paid?.id))
  expect(traced.map(({ kind }) => kind)).toEqual(['paid', 'approved', 'paidOut'])
}

const publishFor = async ({ businessId, inquiryId }: { businessId: string; inquiryId: string }) => {
  const { id = '' } = await once(
    ...['open-assignments', 'publish', '--title', title, '--client-company', 'Nordplåt AB'],
    ...['--description', 'Byte av styrsystem.', '--credits-amount', '20', '--location', 'Västerås'],
    ...['--business-id', businessId, '--inquiry-id', inquiryId],
  )
  return id
}

const apply = async (page: Page, wanted: string) => {
  await page.goto('/partner/dashboard/available')
  await page.getByRole('button', { name: `Ansök om ${wanted}` }).click()
  await partner.toast(page, 'Ansökan mottagen').waitFor()
}

/** Nobody has verified an address here: the operator gives a reason. */
const trusted = ['--unverified-reason', 'Vi har talats vid i telefon']

/** Creates a partner whom an operator has approved and who has applied. */
const createApplicant = async () => {
  const { email, page } = await partner.onboarded(visit)
  const partnerId = String((await found(email, 'partners', 'list')).partnerId)
  expect((await runCommand('partners', 'approve', partnerId)).code, 'nobody verified the address').toBe(3)
  await once('partners', 'approve', partnerId, ...trusted)
  await apply(page, title)
  return { email, page, partnerId }
}

/** The partner reports a day, the business approves it, and we pay. */
const work = async (company: Page, chosen: { page: Page; partnerId: string }) => {
  const { page, partnerId } = chosen
  await page.goto('/partner/dashboard/assignments')
  await page.getByRole('link', { name: title }).click()
  await page
    .getByRole('textbox', { name: /^Timmar / })
    .first()
    .fill('7,5')
  await page.getByRole('button', { name: /^Lämna in / }).click()
  await page.getByText('Inlämnad. Nordplåt AB granskar den.', { exact: false }).waitFor()
  await company.goto('/business/dashboard/inquiries')
  await company.getByRole('link', { name: /^Tidrapporter från / }).click()
  await company.getByRole('button', { name: 'Godkänn 7,5 h' }).click()
  await company.getByText('Godkänd.', { exact: true }).waitFor()
  await once('payouts', 'mark', partnerId, month, '--yes')
}

/** 30 credits bought, 20 used; the inquiry matched, its file still there. */
const expectOfBusiness = async (page: Page) => {
  await page.goto('/business/dashboard/credits')
  await page.getByText('2 händelser', { exact: true }).waitFor()
  const balance = page.getByRole('region', { name: 'Saldo' })
  expect(await balance.textContent()).toMatch(/Saldo10 krediter/)
  await page.getByText(title).first().waitFor()
  await page.getByRole('link', { name: 'Förfrågningar' }).click()
  await page.getByText('En frilansare är vald och uppdraget är i gång.').waitFor()
  await page.getByRole('button', { name: /Hämta ritning\.pdf/ }).waitFor()
}

/** 7.5 of 75 agreed hours, and so 2 of 20 credits of 1 125 kr, on the assignment and in the month, all of it paid. */
const expectOfPartner = async (page: Page) => {
  await page.goto('/partner/dashboard/assignments')
  const row = page.locator('tbody tr', { hasText: title })
  await row.getByText('Aktiv', { exact: true }).waitFor()
  expect(await row.textContent()).toMatch(/7,5.*950.*2\s250/)
  await page.goto('/partner/dashboard/earnings')
  const worked = page.getByRole('region', { name: 'Månad för månad' }).locator('tbody tr')
  await worked.getByText('Betald', { exact: true }).waitFor()
  expect(await worked.textContent()).toMatch(/7,5.*2.*2\s250.*2\s250/)
}

const subjectsTo = async (email: string) =>
  (await inboxOf(email)).map(({ subject }) => subject).filter(subject => !/kod/i.test(subject))

it('an assignment runs from the order to the payout: both sides see it, every mail comes once, the sums agree', async () => {
  const company = await business.signedUp(visit)
  const orderId = await orderCredits(company)
  const inquiry = await inquire(company)
  const id = await publishFor(inquiry)
  const [chosen, other] = [await createApplicant(), await createApplicant()]
  expect(await listed('applications', 'list', id)).toHaveLength(2)
  await once(
    'applications',
    'accept',
    id,
    chosen.partnerId,
    '--hourly-rate-kronor',
    '950',
    ...['--hours', '75'],
    ...trusted,
    '--yes',
  )
  expect((await runCommand('applications', 'accept', id, other.partnerId, ...trusted, '--yes')).code).toBe(3)
  await work(company.page, chosen)

  await expectOfBusiness(company.page)
  await expectOfPartner(chosen.page)
  await other.page.goto('/partner/dashboard/available')
  await other.page.getByText('Inte den här gången').waitFor()
  expect(await other.page.getByRole('button', { name: `Ansök om ${title}` }).count()).toBe(0)

  const { item } = await runCommand('earnings', 'show', chosen.partnerId, month)
  expect(item).toMatchObject({ totalHours: 7.5, creditsEarned: 2, paidOutOre: 225_000, payout: 'paid' })
  expect(item?.entries).toHaveLength(2)
  expect((await runCommand('businesses', 'show', inquiry.businessId)).item).toMatchObject({ credits: 10 })

  await expectBooks({ orderId, owners: [inquiry.businessId, chosen.partnerId] })

  // The stream is in order: once the mail of the last change is out, all before it are done.
  await apply(other.page, another)
  await waitForMail(other.email, ({ subject }) => subject === `Ansökan mottagen: ${another}`)
  expect((await subjectsTo(company.email)).toSorted()).toEqual([
    '30 krediter finns nu på ert konto',
    'Er bokning är klar: Robotar & cobotar',
    'Er projektförfrågan är skickad: Robotar & cobotar',
    expect.stringMatching(`^Tidrapport från .+: ${title}$`),
    'Vi har tagit emot er beställning av 30 krediter',
    'Vi söker nu frilansare: Robotar & cobotar',
  ])
  const ofAPartner = [`Ansökan mottagen: ${title}`, `Du är godkänd som partner hos ${brand.name}`]
  expect((await subjectsTo(chosen.email)).toSorted()).toEqual([
    ...ofAPartner,
    expect.stringMatching(`^Nordplåt AB har godkänt .+: ${title}$`),
    `Uppdraget är ditt: ${title}`,
  ])
  expect((await subjectsTo(other.email)).toSorted()).toEqual(
    [...ofAPartner, `Ansökan mottagen: ${another}`, `Svar på din ansökan: ${title}`].toSorted(),
  )
})
