import { describe, expect, it } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { newEmail } from '#test/builders/new-email.ts'
import { codeOf, type Parameters, type Round, roundOf, setUpAccounts } from './accounts.ts'

const { createAccount, askForCode, enter } = setUpAccounts()

describe('a remembered device', () => {
  const device = { deviceToken: Buffer.alloc(32, 7).toString('base64url') }
  const createRememberedDevice = async () => {
    const email = newEmail()
    await createAccount(email)
    await enter(email, await askForCode(email, device), (await codeOf(email)).digits, device)
    return email
  }
  const getsIn = async (email: string) => {
    const round = await askForCode(email, device)
    expect(round.parameters).toMatchObject({ step: 'code', outstanding: 'false' })
    const { digits } = await codeOf(email, 'business_device')
    expect((await enter(email, round, digits, device)).body).toHaveProperty('AuthenticationResult')
  }
  /** Enters wrong codes for as long as the pool accepts guesses. */
  const guessOn = async (email: string, round: Round, metadata: Parameters = {}): Promise<void> => {
    const { status, body } = await enter(email, round, 'xxxxxx', metadata)
    if (status === 200) await guessOn(email, roundOf(body), metadata)
  }

  it('still gets in after a stranger has used every code and guess', async () => {
    const email = await createRememberedDevice()
    for (let code = 0; code < 14; code += 1) {
      clock.moveBy(16 * 60_000)
      await guessOn(email, await askForCode(email))
    }
    clock.moveBy(16 * 60_000)
    expect((await askForCode(email)).parameters.step, 'a stranger').toBe('locked')
    await getsIn(email)
  })

  it('still gets in after a stranger has just got the one code of 15 minutes, or one of this minute', async () => {
    const email = await createRememberedDevice()
    for (let code = 0; code < 6; code += 1) {
      clock.moveBy(61_000)
      await guessOn(email, await askForCode(email))
    }
    clock.moveBy(15 * 60_000)
    await askForCode(email)
    expect((await codeOf(email)).item.issuedAt.length, 'past the cap').toBeGreaterThan(5)
    await getsIn(email)
  })

  it('keeps its code while a stranger requests others and guesses', async () => {
    const email = await createRememberedDevice()
    const round = await askForCode(email, device)
    const { digits } = await codeOf(email, 'business_device')
    clock.moveBy(61_000)
    await guessOn(email, await askForCode(email))
    expect((await enter(email, round, digits, device)).body).toHaveProperty('AuthenticationResult')
  })

  it('has ten guesses a day, so that the address has 50 in total', async () => {
    const email = await createRememberedDevice()
    for (let code = 0; code < 3; code += 1) {
      clock.moveBy(61_000)
      await guessOn(email, await askForCode(email, device), device)
    }
    expect((await codeOf(email, 'business_device')).item.guessedAt).toHaveLength(10)
  })

  it('gets a code like any other if another device of the address has just got one', async () => {
    const email = await createRememberedDevice()
    const other = { deviceToken: Buffer.alloc(32, 8).toString('base64url') }
    clock.moveBy(61_000)
    await enter(email, await askForCode(email, other), (await codeOf(email)).digits, other)
    clock.moveBy(61_000)
    await askForCode(email, other)
    const round = await askForCode(email, device)
    expect(round.parameters).toMatchObject({ step: 'code', outstanding: 'false' })
    expect((await enter(email, round, (await codeOf(email)).digits, device)).body).toHaveProperty(
      'AuthenticationResult',
    )
  })
})
