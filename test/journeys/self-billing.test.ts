import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { notificationOf } from '#infra/local/bank/notification.ts'
import { owner } from '#shared/owner/owner.ts'
import { accessibilityFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { moveClock, waitForCode, waitForMail } from './inbox.ts'
import { origin } from './origin.ts'
import { dialog, fitsScreen, logIn, onboarded, switchToEnglish } from './partner.ts'

const { visit } = openBrowser()

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 900 }
const path = '/partner/dashboard/earnings'
const month = '2026-09'

type Reply = Readonly<Record<string, unknown>> & { items?: Readonly<Record<string, unknown>>[] }

/** What an operator runs, as somebody of that name. */
const run = async (
  where: 'bank' | 'operator',
  command: string,
  input: object,
  by = 'Anna',
): Promise<Reply> => {
  const event = { command, input, by }
  const answer = await fetch(`${origin}/_local/${where}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(event),
  })
  const reply = (await answer.json()) as Reply
  if (!answer.ok || 'refused' in reply) throw new Error(`${command}: ${JSON.stringify(reply)}`)
  return reply
}

/** A new partner with a verified address and bank details. */
const withBankDetails = async () => {
  const { page, email, password } = await onboarded(visit)
  await page.getByRole('link', { name: 'Intjäning', exact: true }).click()
  const settings = page.getByRole('region', { name: 'Betalningsinställningar' })
  await settings.getByLabel('Bank').first().fill('Swedbank')
  await settings.getByLabel('Kontohavare').fill('Bo Ek')
  await settings.getByLabel('Clearingnummer').fill('8327-9')
  await settings.getByLabel('Kontonummer').fill('9034123456')
  await settings.getByRole('button', { name: 'Verifiera e-post och spara' }).click()
  await dialog(page)
    .getByLabel('Engångskod')
    .fill(await waitForCode(email))
  await dialog(page).getByRole('button', { name: 'Verifiera', exact: true }).click()
  await page.getByText('Betalningsinställningar sparade').waitFor()
  return { email, password }
}

const signedIn = async (person: { email: string; password: string }, screen: typeof phone): Promise<Page> => {
  const page = await visit(path)
  await page.waitForURL(url => url.pathname === '/')
  await logIn(page, person)
  await page.waitForURL(`**${path}`)
  await page.setViewportSize(screen)
  return page
}

const approved = async ({ email }: { email: string }): Promise<string> => {
  const { items = [] } = await run('operator', 'partners list', { status: 'pending', limit: '50' })
  const partnerId = String(items.find(item => item.email === email)?.partnerId)
  await run('operator', 'partners approve', { partnerId, unverifiedReason: 'Vi har talats vid' })
  const worked = { totalHours: 4.5, creditsEarned: 2, paidOutOre: 0 }
  await run('operator', 'earnings record', { partnerId, month, ...worked })
  return partnerId
}

it('a month is billed for its partner, approved on a phone, paid by the bank, and both see it', async () => {
  const person = await withBankDetails()
  const partnerId = await approved(person)
  await moveClock(3 * 86_400)
  const company = {
    legalName: 'Ek Automation',
    organizationNumber: '811218-9876',
    vatNumber: 'SE811218987601',
  }
  const address = { street: 'Storgatan 1', postalCode: '111 23', city: 'Stockholm' }
  await run('bank', 'sellers record', { partnerId, ...company, ...address })
  await run('bank', 'sellers check', { partnerId, fTax: 'approved' })
  await waitForMail(person.email, ({ subject }) => subject === 'Godkänn att vi gör dina fakturor')

  const mobile = await signedIn(person, phone)
  const pay = mobile.getByRole('region', { name: 'Ersättning' })
  await pay.getByText('Ek Automation').waitFor()
  await pay.getByRole('button', { name: 'Godkänn självfakturering' }).click()
  await mobile.getByText('Du har godkänt självfakturering').waitFor()
  await mobile.locator('summary:focus', { hasText: 'Avtal om självfakturering' }).waitFor()
  await run('bank', 'self-bills make', {})
  const told = await waitForMail(person.email, ({ subject }) => subject.startsWith('Självfakturan för'))
  expect(told.text).toContain('räknas det som ett ja')

  await mobile.reload()
  await pay.getByText('Väntar på ditt svar').waitFor()
  expect(await accessibilityFindings(mobile)).toEqual([])
  expect(await fitsScreen(mobile)).toBe(true)
  await pay.getByRole('checkbox', { name: 'Något stämmer inte' }).check()
  await pay.getByRole('button', { name: 'Skicka invändningen' }).click()
  await pay.getByText('Skriv vad som inte stämmer.').waitFor()
  await pay.getByRole('checkbox', { name: 'Något stämmer inte' }).uncheck()
  await pay.getByRole('button', { name: /^Godkänn 2\s812,50\skr$/ }).click()
  await mobile.getByText('Fakturan är godkänd').waitFor()
  await mobile.locator('summary:focus', { hasText: 'september 2026' }).waitFor()

  const { fileId, sha256 } = await run('bank', 'pay-files make', {})
  await run('bank', 'pay-files release', { fileId, sha256 }, 'Bo')
  const wide = await signedIn(person, desktop)
  await switchToEnglish(wide)
  await wide.reload()
  const ours = wide.getByRole('region', { name: 'Pay' })
  await ours.getByText('Self-bill for September 2026').click()
  await ours.getByText('SEK 2,812.50 is on its way to your bank', { exact: false }).waitFor()
  await ours.getByText(/^SF-\d{4}-0001$/).waitFor()
  expect(await accessibilityFindings(wide)).toEqual([])
  const [pdf] = await Promise.all([
    wide.waitForEvent('download'),
    ours.getByRole('button', { name: /^Download PDF, SF-\d{4}-0001$/ }).click(),
  ])
  expect(pdf.suggestedFilename()).toMatch(/^nodverk-SF-\d{4}-0001\.pdf$/)

  const { item } = (await run('bank', 'pay-files show', { fileId })) as {
    item: { inFile: { id: string; partnerId: string }[] }
  }
  const endToEndId = item.inFile.find(payout => payout.partnerId === partnerId)?.id ?? ''
  const payment = {
    reference: randomUUID().slice(0, 18),
    amount: '2812.50',
    direction: 'DBIT' as const,
    endToEndId,
  }
  const about = { account: owner.bankgiro.replace('-', ''), day: '2026-11-30', id: randomUUID() }
  expect(await run('bank', 'bank import', { file: notificationOf([payment], about) })).toMatchObject({
    matched: 1,
  })
  await wide.reload()
  await ours.getByText('Self-bill for September 2026').click()
  await ours.getByText('SEK 2,812.50 was paid', { exact: false }).waitFor()
  const shown = await run('bank', 'self-bills list', {})
  expect(shown.items?.find(bill => bill.partnerId === partnerId)).toMatchObject({
    state: 'approved',
    totalOre: 281_250,
  })
  expect((await run('operator', 'ledger verify', {})).items).toEqual([])
})
