import { type CodePurpose, digitsOf } from '#lambdas/platform/codes/code.ts'
import { findCode } from '#lambdas/platform/codes/codes.store.ts'
import { keyedHash } from '#lambdas/platform/secrets/keyed-hash.ts'

/** All codes looked up so far: none may appear in a log or in the table. */
export const mailedCodes = new Set<string>()

/** Returns the current code of an address, as its mail would show it. */
export const outstandingCode = async (purpose: CodePurpose, email: string): Promise<string> => {
  const item = await findCode(purpose, await keyedHash('email', email))
  if (!item) throw new Error(`No code is out for ${purpose}.`)
  const digits = await digitsOf(item)
  mailedCodes.add(digits)
  return digits
}
