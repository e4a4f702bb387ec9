import { expect, it } from 'vitest'
import type { CodeItem } from '#lambdas/platform/codes/code.ts'
import { sendCode } from '#lambdas/platform/codes/send-code.ts'

const codeOf = (issuedAt: number): CodeItem => ({
  purpose: 'investor_access',
  emailHash: 'hash',
  flow: 'investor_access',
  email: 'eva@bruket.se',
  language: 'sv',
  version: 1,
  nonce: 'nonce',
  issuedAt: [issuedAt],
  expiresAt: issuedAt + 600_000,
  guessedAt: [],
  triesLeft: 5,
})

it('of two presses at once the second says that the code of the first is on its way', async () => {
  let time = 1_000_000
  const codes = {
    // Sent by the other press, some milliseconds after this one began.
    find: async () => codeOf(1_000_007),
    store: async (due: unknown) => {
      time += 20
      return due === null
    },
  }
  expect(await sendCode('investor_access', codes, () => time, null)).toEqual({ resendSeconds: 60 })
})
