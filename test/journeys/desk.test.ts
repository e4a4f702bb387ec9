import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { personAt } from '#infra/local/seed/person.ts'
import { editInquiry } from '#shared/business-inquiries/change-inquiry.ts'
import { noFacts } from '#shared/business-inquiries/inquiry-facts.ts'
import { sendInquiry } from '#shared/business-inquiries/send-inquiry.ts'
import { getBusinessMe } from '#shared/business-profile/get-business-me.ts'
import { sendGetStarted } from '#shared/leads/get-started.ts'
import { newEmail } from '#test/builders/new-email.ts'
import { createBusiness } from '#test/faults/new-business.ts'
import { accessibilityFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { signIn } from './desk-sign-in.ts'
import { moveClock } from './inbox.ts'
import { origin } from './origin.ts'
import { fitsScreen } from './partner.ts'

const { visit } = openBrowser({ logged: /ERR_INTERNET_DISCONNECTED/ })

/** A lead that waits for an answer. */
const sendLead = async (): Promise<string> => {
  const proof = await personAt(origin).proof('get_started')
  await moveClock(3)
  const answer = await fetch(`${origin}${sendGetStarted.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ email: `eva.${randomUUID()}@bruket.se`, type: 'credits', language: 'sv', proof }),
  })
  return ((await answer.json()) as { id: string }).id
}

const signedIn = async (path: string, width = 1280) => {
  const page = await visit(path, { viewport: { width, height: 900 } })
  await signIn(page)
  return page
}

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    return activeElement?.getAttribute('href') ?? activeElement?.textContent ?? ''
  })

/** Presses a key until what has the focus fits. */
const pressUntil = async (page: Page, key: string, wanted: RegExp) => {
  for (let press = 0; press < 80; press += 1) {
    if (wanted.test(await focused(page))) return
    await page.keyboard.press(key)
  }
  throw new Error(`${key} never leads to ${wanted}`)
}

it('an operator answers a lead by keyboard alone, from the sign-in to the empty place in the queue', async () => {
  const id = await sendLead()
  const page = await signedIn('/operator')
  await page.getByRole('row').nth(1).waitFor()
  expect(await accessibilityFindings(page)).toEqual([])
  await pressUntil(page, 'j', new RegExp(`leads\\.show.*${id}`))
  await page.keyboard.press('e')
  const row = page.getByRole('row').filter({ has: page.locator(`a[href*="${id}"]`) })
  await row.getByText('Du', { exact: true }).waitFor()
  await page.keyboard.press('e')
  await row.getByRole('button', { name: 'Ta', exact: true }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('definition').first().waitFor()
  expect(await accessibilityFindings(page, ['light'])).toEqual([])
  await pressUntil(page, 'Tab', /leads\.answer/)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Markera som besvarad' }).waitFor()
  await pressUntil(page, 'Tab', /^Kör$/)
  await page.keyboard.press('Enter')
  await page.getByText('Klart.').waitFor()
  // Two operators on one thing, or one who presses twice: it is told, and nothing is done again.
  await page.keyboard.press('Enter')
  await page.getByText('Inget ändrades: det var redan gjort.').waitFor()
  await page.keyboard.press('g')
  await page.getByRole('heading', { name: /^Kö/ }).waitFor()
  await page.getByRole('row').nth(1).waitFor()
  expect(await page.locator(`a[href*="${id}"]`).count()).toBe(0)
  // The page of the thing offers what its state allows, and no more what has been done.
  await page.goto(`${origin}/operator/leads.show?id=${id}`)
  await page.getByRole('link', { name: 'Avsluta utan svar' }).waitFor()
  expect(await page.getByRole('link', { name: 'Markera som besvarad' }).count()).toBe(0)
  const deed = page.getByRole('listitem').filter({ hasText: 'Anmälan besvarad' })
  await deed.getByText('olle.desk').waitFor()
})

it('a session that ends in the middle of a form loses nothing that was typed, and a lost network is told', async () => {
  const id = await sendLead()
  const page = await signedIn(`/operator/leads.close?id=${id}`)
  const reason = page.getByLabel('skäl')
  await reason.fill('Vi har inte plats i höst.')
  await page.evaluate(() => {
    for (const key of Object.keys(sessionStorage)) if (/Cognito/.test(key)) sessionStorage.removeItem(key)
  })
  await page.getByRole('button', { name: 'Kör' }).click()
  await page.getByRole('button', { name: 'Bekräfta' }).click()
  await page.getByText('Det du skrev finns kvar.').waitFor()
  await signIn(page)
  await expect.poll(() => reason.inputValue()).toBe('Vi har inte plats i höst.')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Kör' }).click()
  expect(await accessibilityFindings(page, ['light'])).toEqual([])
  await page.getByRole('button', { name: 'Bekräfta' }).click()
  await page.getByText('det görs bara en gång').waitFor()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Kör' }).click()
  await page.getByRole('button', { name: 'Bekräfta' }).click()
  await page.getByText('Klart.').waitFor()
})

it('an operator confirms what an inquiry asks for, the ranking follows, and an edit makes that older', async () => {
  const { call } = await createBusiness(origin, newEmail())
  const { id: businessId } = await call<{ id: string }>(getBusinessMe)
  const description = 'Vi behöver PLC och SCADA till en barkningslinje, och leveransprov hos oss.'
  const body = { serviceId: 'plc-automation', description, uploads: [], language: 'sv' }
  const { id: inquiryId } = await call<{ id: string }>(sendInquiry, body)
  const page = await signedIn(`/operator/inquiries.show?${new URLSearchParams({ businessId, inquiryId })}`)
  const needs = page.getByRole('region', { name: 'Krav' })
  await needs.getByText('Läst ur texten, inte bekräftat av någon.').waitFor()
  await needs.getByRole('button', { name: 'överordnat system måste' }).click()
  await needs.getByRole('button', { name: 'överordnat system bra att ha' }).waitFor()
  await needs.getByLabel('Lägg till ett krav').fill('kamerainspektion')
  await page.keyboard.press('Enter')
  await needs.getByRole('button', { name: 'kamerainspektion måste' }).waitFor()
  expect(await accessibilityFindings(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await fitsScreen(page)).toBe(true)
  await needs.getByRole('button', { name: 'Bekräfta kraven' }).click()
  await needs.getByText('Bekräftade av dig.').waitFor()
  await needs.getByRole('button', { name: 'maskinseende måste' }).waitFor()
  const erik = page.getByRole('listitem').filter({ hasText: 'Erik Sandberg' })
  await erik.getByText('maskinseende').waitFor()
  await erik.getByLabel('Beslut om Erik Sandberg').selectOption('Valdes: visar arbetet bäst')
  expect(await accessibilityFindings(page, ['light'])).toEqual([])
  await page.getByRole('button', { name: 'Frys urvalet' }).click()
  await page.getByText('Urvalet är fryst.').waitFor()
  const path = editInquiry.path.replace('{id}', inquiryId) as typeof editInquiry.path
  await call({ ...editInquiry, path }, { description: `${description} I vår.`, facts: noFacts, version: 0 })
  await page.reload()
  await needs.getByText('Företaget har ändrat texten sedan kraven bekräftades.').waitFor()
  // What was decided is not asked for again.
  await expect.poll(() => erik.getByLabel('Beslut om Erik Sandberg').inputValue()).toBe('chosen_evidence')
})

it('an inquiry has the partners who fit beside it, and a proposal begins with the reasons', async () => {
  const { call } = await createBusiness(origin, newEmail())
  const { id: businessId } = await call<{ id: string }>(getBusinessMe)
  const description = 'Vi behöver PLC och SCADA till en barkningslinje, och leveransprov hos oss.'
  const body = { serviceId: 'plc-automation', description, uploads: [], language: 'sv' }
  const { id: inquiryId } = await call<{ id: string }>(sendInquiry, body)
  const inquiry = new URLSearchParams({ businessId, inquiryId })
  const page = await signedIn(`/operator/inquiries.show?${inquiry}`)
  const erik = page.getByRole('listitem').filter({ hasText: 'Erik Sandberg' })
  await erik.getByText('leveransprov').waitFor()
  expect(await erik.locator('mark').allInnerTexts()).toContain('PLC')
  expect(await accessibilityFindings(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await fitsScreen(page)).toBe(true)
  await erik.getByLabel('Beslut om Erik Sandberg').selectOption('Valdes: visar arbetet bäst')
  await erik.getByRole('link', { name: 'Föreslå Erik Sandberg' }).click()
  await page.getByRole('heading', { name: 'Föreslå en partner' }).waitFor()
  expect(await page.getByLabel('varför', { exact: true }).inputValue()).toMatch(
    /^Profilen visar .*styrsystem.*\.$/,
  )
  expect(await page.getByLabel('saknas').inputValue()).toContain('leveransprov')
  expect(await page.getByLabel('skäl till valet').inputValue()).toBe('chosen_evidence')
  expect(page.url()).not.toContain('Profilen')
  await page.getByLabel('timpris i kronor').fill('1125')
  await page.getByLabel('partnerns krediter').fill('20')
  await page.getByLabel('varför partnern är betrodd').fill('Ett test')
  await page.getByRole('button', { name: 'Kör' }).click()
  await page.getByText('Klart.').waitFor()
  await page.goto(`${origin}/operator/inquiries.show?${inquiry}`)
  await erik.getByText('utkast').waitFor()
  expect(await erik.getByRole('link', { name: /^Föreslå/ }).count()).toBe(0)
  const history = page.getByRole('region', { name: 'Vad som har hänt' })
  await history.getByText('Förslag utkastat').waitFor()
  await history
    .getByRole('listitem')
    .filter({ hasText: 'Besked till oss om förfrågan' })
    .getByText('skickat')
    .waitFor()
})

it('a business has on its page what belongs to it, each thing a link away', async () => {
  const { call } = await createBusiness(origin, newEmail())
  const { id: businessId } = await call<{ id: string }>(getBusinessMe)
  const body = { serviceId: 'robotics', description: 'En cell för svetsning', uploads: [], language: 'sv' }
  const { id: inquiryId } = await call<{ id: string }>(sendInquiry, body)
  const page = await signedIn(`/operator/businesses.show?businessId=${businessId}`)
  const region = (name: string) => page.getByRole('region', { name, exact: true })
  await region('Ordrar').getByText('Det finns inga.').waitFor()
  const inquiry = region('Förfrågningar').locator(`a[href*="${inquiryId}"]`)
  await inquiry.waitFor()
  expect(await accessibilityFindings(page)).toEqual([])
  await inquiry.click()
  await page.getByText('En cell för svetsning').waitFor()
  await page.getByRole('link', { name: 'Kö', exact: true }).click()
  const row = page.getByRole('row').filter({ has: page.locator(`a[href*="${inquiryId}"]`) })
  await row.getByText('En cell för svetsning').waitFor()
})

it('the figures of the months are read at a glance, and as a table', async () => {
  const page = await signedIn('/operator', 390)
  await page.getByRole('link', { name: 'Siffror' }).click()
  await page.getByText(/förfrågningar fick förslag i tid/).waitFor()
  const forms = page.getByRole('region', { name: 'Per formulär' })
  await forms.getByRole('row').nth(6).waitFor()
  expect(await page.getByRole('row').count(), 'a year, and half a year by form').toBe(20)
  expect(await fitsScreen(page)).toBe(true)
  expect(await accessibilityFindings(page)).toEqual([])
})

it('the palette leads to a command, money waits for somebody else, and a phone shows it all', async () => {
  const page = await signedIn('/operator', 390)
  await page.getByRole('row').nth(1).waitFor()
  expect(await fitsScreen(page)).toBe(true)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('mark-paid')
  await page.getByRole('option', { name: /orders mark-paid/ }).waitFor()
  expect(await accessibilityFindings(page, ['light'])).toEqual([])
  await page.keyboard.press('Enter')
  await page.getByLabel('orderns id').fill(randomUUID())
  await page.getByLabel('referens').fill('BG 1')
  expect(await fitsScreen(page)).toBe(true)
  expect(await accessibilityFindings(page)).toEqual([])
  await page.getByLabel('Skäl, som den andra').fill('Pengarna kom i dag.')
  await page.getByRole('button', { name: 'Begär' }).click()
  await page.getByText('Det väntar på att någon annan släpper det.').waitFor()
})

it('the desk is in English as well, and no robot keeps it', async () => {
  const page = await visit('/operator')
  await page.getByRole('button', { name: 'English' }).click()
  expect(await page.getByLabel('E-mail address').count()).toBe(1)
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
  expect(await accessibilityFindings(page)).toEqual([])
})
