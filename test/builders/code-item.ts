import type { CodeItem } from '#lambdas/platform/codes/code.ts'

/** Builds the code item of an address, with one code issued at `issuedAt`. */
export const buildCodeItem = (given: Partial<CodeItem> = {}): CodeItem => ({
  purpose: 'business_sign_in',
  flow: 'sign_in',
  emailHash: 'hash',
  email: 'anna@verkstad.se',
  language: 'sv',
  nonce: 'nonce',
  expiresAt: 600_000,
  triesLeft: 5,
  issuedAt: [0],
  guessedAt: [],
  version: 1,
  ...given,
})
