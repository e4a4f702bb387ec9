import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { accessibilityFindings } from './accessibility.ts'
import { expectOnePage, openBrowser } from './browser.ts'
import { dialog } from './business.ts'
import { signedIn } from './business-session.ts'
import { waitForMail } from './inbox.ts'
import { runCommand } from './operator.ts'

const { visit } = openBrowser({ logged: /^A plan or an order could not be changed/ })

const path = '/business/dashboard/credits'

const swedish = {
  amount: 'Antal krediter',
  order: (credits: number) => `Beställ ${credits} krediter`,
  monthly: 'Varje månad',
  phone: 'Telefon',
  send: 'Skicka beställning',
  plan: 'Månadsplan',
  perMonth: '10 krediter i månaden',
  started: /^Er månadsplan har börjat/,
  change: 'Byt paket',
  changeTo: 'Byt till 40 krediter',
  changed: '40 krediter i månaden',
  give: 'Säg upp',
  submit: 'Säg upp planen',
  ends: 'Sista dagen',
  ending: /^Er månadsplan är uppsagd/,
  regret: 'Ångra uppsägningen',
  orders: 'Beställningar',
  ourTurn: /Vår tur/,
  yourTurn: /Er tur: betala senast/,
  ask: 'Pengarna tillbaka',
  why: /Vad var ni inte nöjda med/,
  sendRequest: 'Begär pengarna tillbaka',
  asked: /vår tur att ge besked/,
  granted: 'Pengarna betalas tillbaka',
  planEnded: /^Planen slutade/,
}

type Words = typeof swedish

const english: Words = {
  amount: 'Number of credits',
  order: credits => `Order ${credits} credits`,
  monthly: 'Every month',
  phone: 'Phone',
  send: 'Send order',
  plan: 'Monthly plan',
  perMonth: '10 credits a month',
  started: /^Your monthly plan has started/,
  change: 'Change package',
  changeTo: 'Change to 40 credits',
  changed: '40 credits a month',
  give: 'Give notice',
  submit: 'Give notice',
  ends: 'Last day',
  ending: /^You have given notice/,
  regret: 'Take back the notice',
  orders: 'Orders',
  ourTurn: /Our turn/,
  yourTurn: /Your turn: pay by/,
  ask: 'Money back',
  why: /What were you not satisfied with/,
  sendRequest: 'Ask for the money back',
  asked: /our turn to answer/,
  granted: 'The money is being paid back',
  planEnded: /^The plan ended/,
}

const phone: BrowserContextOptions = { viewport: { width: 360, height: 780 } }
const cases = [
  ['Swedish on a desk', 'sv', swedish, {}],
  ['English on a phone', 'en', english, phone],
] as const

const plan = (page: Page, { plan: name }: Words) => page.getByRole('region', { name })
const orders = (page: Page, { orders: name }: Words) => page.getByRole('region', { name })

/** The plan with the focus, which it gets from a button that is gone; with the button that is there instead. */
const held = (page: Page, name: string) =>
  page.locator('[tabindex="-1"]:focus', { has: page.getByRole('button', { name }) })

/** Lets a new business in, at its credits. */
const atCredits = async (language: 'sv' | 'en', options: BrowserContextOptions) => {
  const { page, email } = await signedIn(where => visit(where, options))
  await page.evaluate(chosen => localStorage.setItem('language', chosen), language)
  await page.goto(path)
  return { page, email }
}

const start = async (page: Page, say: Words) => {
  await page.getByLabel(say.amount).selectOption('10')
  await page.getByRole('button', { name: say.order(10) }).click()
  await dialog(page).getByLabel(say.phone).fill('070-123 45 67')
  await dialog(page).getByLabel(say.monthly).check()
  expect(await accessibilityFindings(page)).toEqual([])
  await dialog(page).getByRole('button', { name: say.send }).click()
  await plan(page, say).getByText(say.perMonth).waitFor()
}

const idOfOrder = async (email: string) => {
  const { items } = await runCommand('orders', 'list', '--all')
  return String(items?.find(item => item.email === email)?.id)
}

describe.each(cases)('a business with a monthly plan, in %s', (_, language, say, options) => {
  it('starts it with an order, changes it, gives notice knowing the last day, and takes that back', async () => {
    const { page, email } = await atCredits(language, options)
    await start(page, say)
    expect((await waitForMail(email, ({ subject }) => say.started.test(subject))).text).toContain('10')
    await orders(page, say).getByText(say.plan).waitFor()
    await orders(page, say).getByText(say.ourTurn).waitFor()

    await plan(page, say).getByRole('button', { name: say.change }).click()
    await dialog(page).getByLabel(say.amount).selectOption('40')
    expect(await accessibilityFindings(page)).toEqual([])
    await dialog(page).getByRole('button', { name: say.changeTo }).click()
    await plan(page, say).getByText(say.changed).waitFor()

    const other = await page.context().newPage()
    await other.goto(path)
    await plan(page, say).getByRole('button', { name: say.give }).click()
    const told = await dialog(page).textContent()
    expect(await accessibilityFindings(page)).toEqual([])
    await dialog(page).getByRole('button', { name: say.submit }).click()
    await plan(page, say).getByText(say.ends).waitFor()
    await held(page, say.regret).waitFor()
    const lastDay = await plan(page, say).locator('time').last().textContent()
    expect(told).toContain(lastDay)
    await waitForMail(email, ({ subject }) => say.ending.test(subject))
    await plan(other, say).getByRole('button', { name: say.regret }).click()
    await held(other, say.give).waitFor()
    await plan(page, say).getByRole('button', { name: say.give }).waitFor()
    expect(await accessibilityFindings(page)).toEqual([])
    await expectOnePage(page)
  })

  it('sees whose turn it is until its first order is paid, and gets its money back', async () => {
    const { page, email } = await atCredits(language, options)
    await start(page, say)
    const id = await idOfOrder(email)
    await runCommand('orders', 'invoice', id, '--address', 'Industrigatan 4, 721 30 Västerås')
    await page.reload()
    await orders(page, say).getByText(say.yourTurn).waitFor()
    await runCommand('orders', 'mark-paid', id, '--yes')
    await page.reload()
    await orders(page, say)
      .getByRole('button', { name: say.sendRequest })
      .or(orders(page, say).getByText(say.ask, { exact: true }))
      .first()
      .click()
    await dialog(page).getByLabel(say.why).fill('Vi hittade ingen.')
    expect(await accessibilityFindings(page)).toEqual([])
    await dialog(page).getByRole('button', { name: say.sendRequest }).click()
    await orders(page, say).getByText(say.asked).waitFor()
    const { items } = await runCommand('refunds', 'list', '--all')
    const asked = items?.find(item => item.id === id)
    expect(asked).toMatchObject({ state: 'asked', credits: 10, why: 'Vi hittade ingen.' })
    await runCommand('refunds', 'grant', String(asked?.businessId), '--yes')
    await page.reload()
    await orders(page, say).getByText(say.granted).waitFor()
    await plan(page, say).getByText(say.planEnded).waitFor()
    await expectOnePage(page)
  })
})
