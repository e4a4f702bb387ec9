import { describe, expect, test } from 'vitest'
import { partnerDestination } from '#web/src/features/accounts/destinations.ts'
import { partnerFailurePhrase } from '#web/src/features/accounts/failure-words.ts'
import { type PartnerPort, partnerSignIn } from '#web/src/features/accounts/partner/partner-sign-in.ts'
import { SignInFailure, type SignInFailureCode } from '#web/src/features/accounts/sign-in-failure.ts'

const email = 'bo@konsult.se'

type Script = {
  signUp?: 'created' | 'exists'
  signIn?: SignInFailureCode
  mailCode?: SignInFailureCode
  setPassword?: SignInFailureCode
}

/** A scripted pool that records its calls. */
const createPool = (script: Script = {}) => {
  const said: unknown[][] = []
  const failing = (code: SignInFailureCode | undefined) => {
    if (code) throw new SignInFailure(code)
  }
  const port: PartnerPort = {
    signUp: async (...told) => {
      said.push(['signUp', ...told])
      return script.signUp ?? 'created'
    },
    signIn: async (...told) => {
      said.push(['signIn', ...told])
      failing(script.signIn)
    },
    mailCode: async (...told) => {
      said.push(['mailCode', ...told])
      failing(script.mailCode)
    },
    setPassword: async (...told) => {
      said.push(['setPassword', ...told])
      failing(script.setPassword)
    },
    solveProof: async purpose => `solved ${purpose}`,
  }
  return { said, partner: partnerSignIn(port, 'en') }
}

describe('signing up', () => {
  test('sends a proof of its own purpose and the language, and signs in at once', async () => {
    const { said, partner } = createPool()
    expect(await partner.signUp(email, 'hemligt2')).toBe('signed_in')
    expect(said).toEqual([
      ['signUp', email, 'hemligt2', { proof: 'solved partner_sign_up', language: 'en' }],
      ['signIn', email, 'hemligt2'],
    ])
  })

  test('with an address that has an account does not try its password', async () => {
    const { said, partner } = createPool({ signUp: 'exists' })
    expect(await partner.signUp(email, 'hemligt2')).toBe('exists')
    expect(said).toHaveLength(1)
  })

  test('reports that the account exists if only the sign-in failed', async () => {
    expect(await createPool({ signIn: 'unavailable' }).partner.signUp(email, 'hemligt2')).toBe('created')
  })
})

describe('signing in', () => {
  test('distinguishes a wrong password from a failure', async () => {
    expect(await createPool().partner.logIn(email, 'x')).toBe('signed_in')
    expect(await createPool({ signIn: 'refused' }).partner.logIn(email, 'x')).toBe('wrong')
    await expect(createPool({ signIn: 'unavailable' }).partner.logIn(email, 'x')).rejects.toMatchObject({
      code: 'unavailable',
    })
  })

  test('leads to the requested page if it is a partner page', () => {
    expect(partnerDestination('/partner/dashboard?x=1')).toBe('/partner/dashboard?x=1')
    expect(partnerDestination('/business/dashboard')).toBe('/partner/dashboard')
    expect(partnerDestination()).toBe('/partner/dashboard')
  })
})

describe('a forgotten password', () => {
  test('gets its code behind a proof of its own purpose, in the language of the dialog', async () => {
    const { said, partner } = createPool()
    await partner.mailCode(email)
    expect(said).toEqual([['mailCode', email, { proof: 'solved partner_recovery', language: 'en' }]])
  })

  test('leads to the earlier code if no further one is mailed', async () => {
    const { partner } = createPool({ mailCode: 'mailed_lately' })
    expect(await partner.mailCode(email)).toBe('mailed')
  })

  test('is replaced, and the new one signs in', async () => {
    const { said, partner } = createPool()
    expect(await partner.setPassword(email, '123456', 'nytt lösen')).toBe('signed_in')
    expect(said.at(-1)).toEqual(['signIn', email, 'nytt lösen'])
  })

  test.each([
    [{ setPassword: 'code_wrong' }, 'wrong'],
    [{ setPassword: 'code_expired' }, 'spent'],
    [{ signIn: 'unavailable' }, 'changed'],
  ] as const)('%j is answered with %s', async (script, answer) => {
    expect(await createPool(script).partner.setPassword(email, '123456', 'nytt lösen')).toBe(answer)
  })
})

test('each dialog words a failure as specified', () => {
  expect(partnerFailurePhrase('signing_up', 'unavailable')).toBe('signUpUnexpected')
  expect(partnerFailurePhrase('logging_in', 'unknown')).toBe('partnerLogInFailed')
  expect(partnerFailurePhrase('logging_in', 'rate_limited')).toBe('rateLimited')
  expect(partnerFailurePhrase('recovering', 'unavailable')).toBe('unavailable')
})
