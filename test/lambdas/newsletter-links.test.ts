import { describe, expect, it } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { confirm, readConfirmation } from '#shared/newsletter/confirm.ts'
import { unsubscribe, unsubscribeAtOnce } from '#shared/newsletter/unsubscribe.ts'
import { newEmail } from '#test/builders/new-email.ts'
import { setUpNewsletter } from './newsletter.ts'
import { runningServices } from './running-services.ts'

const { call, submit, stored, link } = setUpNewsletter(runningServices())

describe('links in the mails', () => {
  it('show their purpose and change nothing until they are confirmed', async () => {
    const email = newEmail()
    await submit({ email })
    const body = { token: await link('confirm', email) }
    expect((await call(readConfirmation, { body })).body).toEqual({
      state: 'pending',
      maskedEmail: 'a•••@verkstad.se',
    })
    expect(await stored(email)).toMatchObject({ state: 'pending' })
    expect((await call(confirm, { body })).body.state).toBe('confirmed')
    expect((await call(confirm, { body })).body.state).toBe('confirmed')
    expect(await stored(email)).toMatchObject({ state: 'confirmed' })
  })

  it('confirm within seven days only', async () => {
    const email = newEmail()
    await submit({ email })
    const body = { token: await link('confirm', email) }
    clock.moveBy(7 * 86_400_000)
    expect((await call(confirm, { body })).status).toBe(404)
  })

  it('unsubscribe from the page they open, for ever', async () => {
    const email = newEmail()
    await submit({ email })
    const body = { token: await link('unsubscribe', email) }
    clock.moveBy(365 * 86_400_000)
    expect(await call(unsubscribe, { body })).toMatchObject({ status: 200, body: { state: 'unsubscribed' } })
    expect(await stored(email)).toMatchObject({ state: 'unsubscribed' })
    expect((await call(unsubscribe, { body })).status).toBe(200)
  })

  it.each([
    ['of today', 'one-click'],
    ['from before one click had a token of its own', 'unsubscribe'],
  ] as const)('%s unsubscribe in one click, as a mail program does it, for ever', async (_, deed) => {
    const email = newEmail()
    await submit({ email })
    const params = { token: await link(deed, email) }
    clock.moveBy(365 * 86_400_000)
    const oneClick = {
      params,
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }
    const answer = await call(unsubscribeAtOnce, oneClick)
    expect([answer.status, answer.body], 'tells nothing about whose it is').toEqual([200, undefined])
    expect(await stored(email)).toMatchObject({ state: 'unsubscribed' })
    expect((await call(unsubscribeAtOnce, oneClick)).status).toBe(200)
  })

  it('in a log do nothing beyond what they were used for', async () => {
    const email = newEmail()
    await submit({ email })
    const body = { token: await link('one-click', email) }
    for (const operation of [readConfirmation, confirm, unsubscribe])
      expect((await call(operation, { body })).status, operation.path).toBe(404)
    expect(await stored(email)).toMatchObject({ state: 'pending' })
  })

  it('of one action never do another, and of a former request do nothing', async () => {
    const email = newEmail()
    await submit({ email })
    const confirmToken = await link('confirm', email)
    expect((await call(unsubscribe, { body: { token: confirmToken } })).status).toBe(404)
    const atOnce = await call(unsubscribeAtOnce, { params: { token: confirmToken } })
    expect(atOnce.status).toBe(404)
    const unsubscribeToken = await link('unsubscribe', email)
    expect((await call(confirm, { body: { token: unsubscribeToken } })).status).toBe(404)
    clock.moveBy(61 * 60_000)
    await submit({ email })
    expect((await call(confirm, { body: { token: confirmToken } })).status).toBe(404)
  })
})
