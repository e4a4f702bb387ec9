import { randomUUID } from 'node:crypto'
import type { Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { getProofChallenge } from '#shared/proof/get-challenge.ts'
import { loopbackAddress } from '#test/faults/loopback-address.ts'
import { patient } from '../patient.ts'
import { openBrowser } from './browser.ts'
import { words } from './form-words.ts'
import { countMails, moveClock, waitForMail } from './inbox.ts'
import type { PublicForm } from './public-form.ts'
import { publicForms } from './public-forms.ts'
import { openTestNetwork } from './test-network.ts'

const { visit } = openBrowser()

type Say = (typeof words)['sv']
type Answer = (route: Route) => Promise<void>

const patience = { timeout: patient(40_000) }

let networks = 0

/** Opens a visit from its own network, whose limits nobody else uses, with the form filled in. */
const atTheForm = async (form: PublicForm, say: Say) => {
  networks += 1
  const network = await openTestNetwork(loopbackAddress(20_000 + networks))
  const email = `anna.${randomUUID().slice(0, 8)}@verkstad.se`
  const viewport = form.isOnPhone ? { width: 360, height: 740 } : { width: 1280, height: 900 }
  const page = await visit(`${say.prefix}${form.path}`.replace(/(.)\/$/, '$1'), { ...network, viewport })
  const begun =
    form.isTimed &&
    page.waitForResponse(response => new URL(response.url()).pathname === getProofChallenge.path)
  await form.fillIn(page, say, email)
  // People type for longer than this; a faster visitor needs a heavier proof, in a second request.
  await begun
  await moveClock(3)
  const submit = page.locator('form:visible').getByRole('button', { name: form.submit(say), exact: true })
  return { page, email, submit, typed: await form.keeps(page, say).inputValue() }
}

/** Records what is sent from now on, and its reply, which may be changed. */
const listen = async (page: Page, form: PublicForm, answer: Answer) => {
  const sent: { keys: string[]; answer: Answer } = { keys: [], answer }
  await page.route(
    url => /^\/(api|_local\/cognito)\b/.test(url.pathname),
    route => {
      if (!form.sends(route.request())) return route.fallback()
      sent.keys.push(route.request().headers()['idempotency-key'] ?? '')
      return sent.answer(route)
    },
  )
  return sent
}

/** Holds a reply back until it is released. */
const held = () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { answer: (route: Route) => promise.then(() => route.continue()), release: resolve }
}

const json = { 'content-type': 'application/x-amz-json-1.1', 'access-control-allow-origin': '*' }
const never = new Promise<void>(() => undefined)

const offline: Answer = route => route.abort('internetdisconnected')
const unavailable: Answer = route =>
  route.fulfill({ status: 503, headers: json, body: '{"__type":"InternalErrorException","message":"down"}' })
const silent: Answer = () => never
/** The request is done, and its reply is lost. */
const lost: Answer = async route => {
  const asked = route.request()
  await fetch(asked.url(), { method: asked.method(), headers: asked.headers(), body: asked.postData() })
  await route.abort('connectionreset')
}

/** The page waits half a second for a reply instead of fifteen; returns a function that restores the time-out. */
const hurried = async (page: Page) => {
  await page.evaluate(() => {
    const { timeout } = AbortSignal
    const patient = () => Object.assign(AbortSignal, { timeout })
    Object.assign(AbortSignal, { timeout: () => timeout.call(AbortSignal, 500) })
    Object.assign(globalThis, { patient })
  })
  return () => page.evaluate(() => (globalThis as unknown as { patient: () => void }).patient())
}

const dismissNotices = async (page: Page, say: Say) => {
  const closes = page.getByRole('region', { name: say.site.notices }).getByRole('button')
  // In one step: a toast may disappear between being counted and being pressed.
  await closes.evaluateAll(all => {
    for (const close of all) (close as HTMLElement).click()
  })
}

const expectStoredOnce = async (form: PublicForm, email: string) => {
  if (form.mails === 0) return
  await waitForMail(email)
  expect(await countMails(email)).toBe(form.mails)
}

describe('on a slow network', () => {
  const say = words.sv

  it.each(publicForms)('$name shows that it is under way, and is sent once', async form => {
    const { page, email, submit } = await atTheForm(form, say)
    const answer = held()
    const sent = await listen(page, form, answer.answer)
    await submit.click()
    await expect.poll(() => sent.keys.length, patience).toBe(1)
    expect(await submit.getAttribute('aria-busy')).toBe('true')
    expect(await submit.getAttribute('aria-disabled')).toBe('true')
    await submit.click({ force: true })
    await submit.press('Enter')
    await form.keeps(page, say).press('Enter')
    answer.release()
    await form.succeeded(page, say)
    expect(sent.keys).toHaveLength(1)
    await expectStoredOnce(form, email)
  })
})

describe('if the network fails', () => {
  const say = words.en

  it.each(publicForms)('$name keeps what was typed after each failure, and succeeds once', async form => {
    const { page, email, submit, typed } = await atTheForm(form, say)
    const sent = await listen(page, form, offline)
    const fail = async (answer: Answer) => {
      const before = sent.keys.length
      sent.answer = answer
      await submit.click()
      await expect.poll(() => sent.keys.length, patience).toBeGreaterThan(before)
      await expect.poll(() => submit.getAttribute('aria-busy'), patience).toBe(null)
      await page.getByText(form.failed(say)).first().waitFor()
      expect(await form.keeps(page, say).inputValue()).toBe(typed)
      await dismissNotices(page, say)
    }
    await fail(offline)
    await fail(unavailable)
    const patient = await hurried(page)
    await fail(silent)
    await patient()
    if (form.isOnce) await fail(lost)
    sent.answer = route => route.continue()
    await submit.click()
    await form.succeeded(page, say)
    if (form.isOnce) expect(new Set(sent.keys).size).toBe(1)
    await expectStoredOnce(form, email)
  })
})
