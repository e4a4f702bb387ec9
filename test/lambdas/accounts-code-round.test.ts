import { describe, expect, it } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { newEmail } from '#test/builders/new-email.ts'
import { codeOf, roundOf, setUpAccounts } from './accounts.ts'

const { createAccount, askForCode, enter } = setUpAccounts()

describe('round two', () => {
  it('reports that there is no account, as often as the limit allows', async () => {
    const email = newEmail()
    for (let time = 0; time < 10; time += 1)
      expect((await askForCode(email)).parameters.step).toBe('no_account')
    expect((await askForCode(email)).parameters.step).toBe('locked')
  })

  it('reports that mail to the address bounced, instead of sending a code that nobody gets', async () => {
    const { suppress } = await import('#lambdas/platform/mail/suppression.ts')
    const email = newEmail()
    await createAccount(email)
    await suppress(email, 'bounce')
    expect((await askForCode(email)).parameters.step).toBe('undeliverable')
    await expect(codeOf(email)).rejects.toThrow('No code is out')
  })

  it('reports at sign-up that the account exists once a code was entered, and continues an abandoned one', async () => {
    const email = newEmail()
    await createAccount(email)
    const round = await askForCode(email, { flow: 'sign_up' })
    expect(round.parameters.step).toBe('code')
    await enter(email, round, (await codeOf(email)).digits, { flow: 'sign_up' })
    expect((await askForCode(email, { flow: 'sign_up' })).parameters.step).toBe('already_registered')
  })

  it('after a lost session accepts the current code, without a second mail', async () => {
    const email = newEmail()
    await createAccount(email)
    await askForCode(email)
    const { item, digits } = await codeOf(email)
    clock.moveBy(4 * 60_000)
    const round = await askForCode(email, { intent: 'resume' })
    expect(round.parameters).toMatchObject({ step: 'code', outstanding: 'true' })
    expect((await codeOf(email)).item.nonce).toBe(item.nonce)
    expect((await enter(email, round, digits)).body).toHaveProperty('AuthenticationResult')
  })

  it('mails a new code on request, after a minute', async () => {
    const email = newEmail()
    await createAccount(email)
    await askForCode(email)
    const first = await codeOf(email)
    expect((await askForCode(email)).parameters).toMatchObject({ step: 'code', outstanding: 'true' })
    clock.moveBy(60_000)
    const round = await askForCode(email)
    expect((await enter(email, round, first.digits)).body, 'the former code').not.toHaveProperty(
      'AuthenticationResult',
    )
    expect((await codeOf(email)).item.nonce).not.toBe(first.item.nonce)
  })

  it('keeps the current code if no other may be sent yet, and reports since when', async () => {
    const email = newEmail()
    await createAccount(email)
    for (let code = 0; code < 5; code += 1) {
      await askForCode(email)
      clock.moveBy(61_000)
    }
    const { parameters } = await askForCode(email)
    expect(parameters).toMatchObject({ step: 'code', outstanding: 'true' })
    expect(Number(parameters.sentSeconds)).toBeGreaterThanOrEqual(61)
    expect(Number(parameters.sentSeconds) + Number(parameters.resendSeconds)).toBe(15 * 60)
  })

  it('asks to wait if the code of this minute was used', async () => {
    const email = newEmail()
    await createAccount(email)
    await enter(email, await askForCode(email), (await codeOf(email)).digits)
    const { parameters } = await askForCode(email)
    expect(parameters).toMatchObject({ step: 'wait' })
    expect(Number(parameters.waitSeconds)).toBeGreaterThan(50)
  })

  it('with strict disclosure gives the same reply for every address', async () => {
    process.env.ACCOUNT_DISCLOSURE = 'strict'
    try {
      const email = newEmail()
      await createAccount(email)
      const nobody = newEmail()
      const [known, unknown] = [await askForCode(email), await askForCode(nobody)]
      expect(unknown.parameters).toMatchObject({
        step: 'code',
        resendSeconds: known.parameters.resendSeconds,
      })
      expect(Object.keys(unknown.parameters).sort()).toEqual(Object.keys(known.parameters).sort())
      const wrong = [await enter(email, known, 'xxxxxx'), await enter(nobody, unknown, 'xxxxxx')]
      expect(wrong.map(({ body }) => roundOf(body).parameters.triesLeft)).toEqual(['4', '4'])
      // Requested again, with a code out, with no attempts left, and in other letters.
      const asked = [email, nobody].map(address => address.toUpperCase())
      const again = await Promise.all(asked.map(address => askForCode(address)))
      const { sentTo: _, USERNAME: __, ...said } = again[0]?.parameters ?? {}
      expect(again[1]?.parameters).toMatchObject(said)
      expect(again.map(({ parameters }) => parameters.sentTo)).toEqual([
        'a•••@verkstad.se',
        'a•••@verkstad.se',
      ])
      const others = await Promise.all(
        again.map((round, place) => enter(asked[place] ?? '', round, 'xxxxxx')),
      )
      expect(others.map(({ body }) => roundOf(body).parameters.triesLeft)).toEqual(['4', '4'])
    } finally {
      process.env.ACCOUNT_DISCLOSURE = 'spec'
    }
  })
})
