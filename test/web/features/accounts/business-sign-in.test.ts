import { describe, expect, test } from 'vitest'
import {
  businessSignIn,
  type Flow,
  type Round,
  type SignInPort,
} from '#web/src/features/accounts/business/business-sign-in.ts'
import { SignInFailure } from '#web/src/features/accounts/sign-in-failure.ts'

const email = 'anna@verkstad.se'
const codeSent = { step: 'code', sentTo: 'a•••@verkstad.se', resendSeconds: '60', outstanding: 'false' }
const asks = (parameters: Record<string, string>): Round => ({ signedIn: false, asks: parameters })

type Answer = Round | Error

/** A pool with scripted replies that records its calls. */
const createPool = (answers: Answer[], signUp: 'created' | 'exists' = 'created') => {
  const said: string[] = []
  const metadata: Record<string, string>[] = []
  let proofs = 0
  const port: SignInPort = {
    signUp: async address => {
      said.push(`signUp ${address}`)
      return signUp
    },
    begin: async address => {
      said.push(`begin ${address}`)
      return asks({ step: 'proof' })
    },
    answer: async (text, told) => {
      said.push(`answer ${text}`)
      metadata.push(told)
      const answer = answers.shift()
      if (!answer || answer instanceof Error) throw answer ?? new Error('nothing scripted')
      return answer
    },
    solveProof: async purpose => {
      proofs += 1
      return `${purpose}-${proofs}`
    },
  }
  const device = { token: 'device', keep: () => said.push('keep device') }
  const as = (flow: Flow) => businessSignIn(port, { flow, language: 'sv', device })
  return { said, metadata, as }
}

describe('asking for a code', () => {
  test('signs up first, sends two proofs, and describes their purpose', async () => {
    const pool = createPool([asks(codeSent)])
    expect(await pool.as('sign_up').sendCode(email)).toEqual({
      status: 'code',
      sentTo: 'a•••@verkstad.se',
      sentSeconds: 0,
      resendSeconds: 60,
      mailed: true,
    })
    expect(pool.said).toEqual([`signUp ${email}`, `begin ${email}`, 'answer business_sign_in-2'])
    expect(pool.metadata).toEqual([
      { flow: 'sign_up', language: 'sv', deviceToken: 'device', intent: 'send' },
    ])
  })

  test('continues as a sign-in if the address has an account', async () => {
    const pool = createPool([asks({ step: 'already_registered' })], 'exists')
    expect(await pool.as('sign_up').sendCode(email)).toEqual({ status: 'already_registered' })
  })

  test('again is a new sign-in with its own proof, and no second account', async () => {
    const pool = createPool([asks(codeSent), asks(codeSent)])
    const signIn = pool.as('sign_up')
    await signIn.sendCode(email)
    await signIn.sendCode(email)
    expect(pool.said.filter(line => line.startsWith('signUp'))).toHaveLength(1)
    expect(pool.said.at(-1)).toBe('answer business_sign_in-3')
  })

  test('for another address signs that one up', async () => {
    const pool = createPool([asks(codeSent), asks(codeSent)])
    const signIn = pool.as('sign_up')
    await signIn.sendCode(email)
    await signIn.sendCode('bo@verkstad.se')
    expect(pool.said).toContain('signUp bo@verkstad.se')
  })

  test('to log in never creates an account', async () => {
    const pool = createPool([asks({ step: 'no_account' })])
    expect(await pool.as('sign_in').sendCode(email)).toEqual({ status: 'no_account' })
    expect(pool.said[0]).toBe(`begin ${email}`)
  })

  test.each(['wait', 'locked'] as const)('may get %s', async step => {
    const pool = createPool([asks({ step, waitSeconds: '42' })])
    expect(await pool.as('sign_in').sendCode(email)).toEqual({ status: step, waitSeconds: 42 })
  })

  test('tries one more proof when the first is refused, and then gives up', async () => {
    const lucky = createPool([new SignInFailure('refused'), asks(codeSent)])
    expect(await lucky.as('sign_in').sendCode(email)).toMatchObject({ status: 'code' })
    const unlucky = createPool([new SignInFailure('refused'), asks({ step: 'proof' }), asks(codeSent)])
    await expect(unlucky.as('sign_in').sendCode(email)).rejects.toMatchObject({ code: 'proof_invalid' })
  })
})

describe('entering a code', () => {
  test('that is right signs in', async () => {
    const pool = createPool([{ signedIn: true }])
    expect(await pool.as('sign_in').enterCode(email, '123456')).toEqual({ status: 'signed_in' })
    expect(pool.metadata).toEqual([{ flow: 'sign_in', language: 'sv', deviceToken: 'device' }])
    expect(pool.said).toEqual(['answer 123456', 'keep device'])
  })

  test('that is wrong shows how many attempts are left', async () => {
    const pool = createPool([asks({ step: 'code', triesLeft: '4' })])
    expect(await pool.as('sign_in').enterCode(email, '000000')).toEqual({ status: 'wrong', triesLeft: 4 })
    expect(pool.said, 'nobody has signed in').not.toContain('keep device')
  })

  test.each([asks({ step: 'code', triesLeft: '0' }), new SignInFailure('refused')])(
    'with the last try spends it',
    async answer => {
      expect(await createPool([answer]).as('sign_in').enterCode(email, '000000')).toEqual({ status: 'spent' })
    },
  )

  test('after the sign-in was lost starts it again and the same code counts', async () => {
    const pool = createPool([
      new SignInFailure('session_lost'),
      asks({ ...codeSent, outstanding: 'true' }),
      { signedIn: true },
    ])
    expect(await pool.as('sign_up').enterCode(email, '123456')).toEqual({ status: 'signed_in' })
    expect(pool.said).toEqual([
      'answer 123456',
      `begin ${email}`,
      'answer business_sign_in-1',
      'answer 123456',
      'keep device',
    ])
    expect(pool.metadata[1]).toMatchObject({ intent: 'resume' })
  })

  test('is not tried against another code that was mailed in the meantime', async () => {
    const pool = createPool([new SignInFailure('session_lost'), asks(codeSent)])
    expect(await pool.as('sign_in').enterCode(email, '123456')).toMatchObject({
      status: 'code',
      mailed: true,
    })
    expect(pool.said.at(-1)).toBe('answer business_sign_in-1')
  })

  test('fails once when the sign-in is lost twice', async () => {
    const lost = () => new SignInFailure('session_lost')
    const pool = createPool([lost(), asks({ ...codeSent, outstanding: 'true' }), lost()])
    await expect(pool.as('sign_in').enterCode(email, '123456')).rejects.toMatchObject({
      code: 'session_lost',
    })
  })
})
