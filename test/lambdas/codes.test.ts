import { randomUUID } from 'node:crypto'
import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, describe, expect, it } from 'vitest'
import type { CodePurpose } from '#lambdas/platform/codes/code.ts'
import { clock } from '#shared/contract/clock.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
afterEach(() => clock.moveBy(-clock.offset()))

const purpose: CodePurpose = 'business_sign_in'
const flow = 'sign_in'

const createIssuedCode = async (given: { deviceHash?: string; purpose?: CodePurpose } = {}) => {
  const { findCode, issueCode } = await import('#lambdas/platform/codes/codes.store.ts')
  const { digitsOf } = await import('#lambdas/platform/codes/code.ts')
  const emailHash = randomUUID()
  const code = { purpose, flow, emailHash, email: 'anna@verkstad.se', language: 'sv', ...given } as const
  await issueCode({ deviceHash: undefined, ...code }, null)
  const item = await findCode(code.purpose, emailHash)
  if (!item) throw new Error('The code was not stored.')
  return { emailHash, item, digits: await digitsOf(item) }
}

const guess = async (
  emailHash: string,
  answer: string,
  given: { attemptId?: string; device?: string; flow?: string; purpose?: CodePurpose } = {},
) => {
  const { checkCode } = await import('#lambdas/platform/codes/check-code.ts')
  return checkCode({ purpose, flow, emailHash, attemptId: randomUUID(), device: undefined, ...given }, answer)
}

const wrong = (digits: string) => (digits === '000000' ? '000001' : '000000')

describe('a code', () => {
  it('works once', async () => {
    const { emailHash, digits } = await createIssuedCode()
    expect(await guess(emailHash, digits)).toBe(true)
    expect(await guess(emailHash, digits)).toBe(false)
  })

  it('that was used accepts no more guesses, so that nobody can use up the owner’s', async () => {
    const { findCode } = await import('#lambdas/platform/codes/codes.store.ts')
    const { emailHash, digits } = await createIssuedCode()
    await guess(emailHash, digits)
    await guess(emailHash, wrong(digits))
    expect((await findCode(purpose, emailHash))?.guessedAt).toHaveLength(1)
  })

  it('is used up by one of 50 correct answers at once', async () => {
    const { emailHash, digits } = await createIssuedCode()
    const answers = await Promise.all(Array.from({ length: 50 }, () => guess(emailHash, digits)))
    expect(answers.filter(Boolean)).toHaveLength(1)
  })

  it('works again for the retry of the attempt that used it, as Cognito retries a slow trigger', async () => {
    const { emailHash, digits } = await createIssuedCode()
    const attemptId = randomUUID()
    expect(await guess(emailHash, digits, { attemptId })).toBe(true)
    expect(await guess(emailHash, digits, { attemptId })).toBe(true)
  })

  it('accepts five guesses, then not even the right one', async () => {
    const { emailHash, digits } = await createIssuedCode()
    for (let time = 0; time < 5; time += 1) expect(await guess(emailHash, wrong(digits))).toBe(false)
    expect(await guess(emailHash, digits)).toBe(false)
  })

  it('counts the retry of a wrong guess once', async () => {
    const { emailHash, digits } = await createIssuedCode()
    const attemptId = randomUUID()
    for (let time = 0; time < 9; time += 1) await guess(emailHash, wrong(digits), { attemptId })
    expect(await guess(emailHash, digits)).toBe(true)
  })

  it('counts another answer under the same attempt as another guess, like a session that is answered twice', async () => {
    const { emailHash, digits } = await createIssuedCode()
    const attemptId = randomUUID()
    for (let time = 0; time < 5; time += 1) {
      const answer = wrong(digits).replace(/.$/, String(time))
      if (answer !== digits) await guess(emailHash, answer, { attemptId })
    }
    await guess(emailHash, 'xxxxxx', { attemptId })
    expect(await guess(emailHash, digits, { attemptId })).toBe(false)
  })

  it('expires after ten minutes by its own clock', async () => {
    const { emailHash, digits } = await createIssuedCode()
    clock.moveBy(10 * 60_000)
    expect(await guess(emailHash, digits)).toBe(false)
  })

  it('of one purpose does not work for the other', async () => {
    const { emailHash, digits } = await createIssuedCode()
    expect(await guess(emailHash, digits, { flow: 'sign_up' })).toBe(false)
  })

  it('of a remembered device works for that device only, and a stranger does not use its attempts', async () => {
    const { emailHash, digits } = await createIssuedCode({ deviceHash: 'phone' })
    for (let time = 0; time < 9; time += 1) expect(await guess(emailHash, digits)).toBe(false)
    expect(await guess(emailHash, digits, { device: 'phone' })).toBe(true)
  })

  it('is nowhere readable in the table', async () => {
    const { digits } = await createIssuedCode()
    const { Items } = await services.documents.send(new ScanCommand({ TableName: tableName }))
    expect(JSON.stringify(Items)).not.toContain(`"${digits}"`)
    expect(digits).toMatch(/^\d{6}$/)
  })

  it('is as likely to start with any digit', async () => {
    const { digitsOf } = await import('#lambdas/platform/codes/code.ts')
    const codes = await Promise.all(
      Array.from({ length: 5_000 }, () => digitsOf({ purpose, flow, email: 'a@b.se', nonce: randomUUID() })),
    )
    for (let digit = 0; digit < 10; digit += 1) {
      const share = codes.filter(code => code.startsWith(String(digit))).length
      expect(share).toBeGreaterThan(380)
      expect(share).toBeLessThan(630)
    }
  })
})

describe('counters', () => {
  it.each([
    ['business_sign_in', 40],
    ['business_device', 10],
    ['partner_email', 50],
  ] as const)('of %s survive a resend: %i guesses a day, however many codes', async (purpose, most) => {
    const { findCode, issueCode } = await import('#lambdas/platform/codes/codes.store.ts')
    const { digitsOf } = await import('#lambdas/platform/codes/code.ts')
    const { emailHash, item } = await createIssuedCode({ purpose })
    let guesses = 0
    for (let code = 0; code < 14; code += 1) {
      const found = await findCode(purpose, emailHash)
      if (!found) throw new Error('no code')
      const digits = await digitsOf(found)
      for (let time = 0; time < 5; time += 1) {
        await guess(emailHash, wrong(digits), { purpose })
        guesses = (await findCode(purpose, emailHash))?.guessedAt.length ?? 0
      }
      clock.moveBy(60_000)
      await issueCode({ ...item, deviceHash: undefined }, await findCode(purpose, emailHash))
    }
    expect(guesses).toBe(most)
  })

  it('lose nothing when a guess and a new code meet: the slower one decides again', async () => {
    const { findCode, issueCode } = await import('#lambdas/platform/codes/codes.store.ts')
    const { emailHash, item, digits } = await createIssuedCode()
    const seen = await findCode(purpose, emailHash)
    await guess(emailHash, wrong(digits))
    expect(await issueCode({ ...item, deviceHash: undefined }, seen)).toBe(false)
  })
})
