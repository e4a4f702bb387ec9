import { type CodePurpose, digitsOf } from '#lambdas/platform/codes/code.ts'
import { findCode } from '#lambdas/platform/codes/codes.store.ts'
import { keyedHash } from '#lambdas/platform/secrets/keyed-hash.ts'

/** The codes that were looked up so far: none of them may stand in a log or in the table. */
export const mailedCodes = new Set<string>()

/** The code that is out for an address, as its mail would say it. */
export const outstandingCode = async (purpose: CodePurpose, email: string): Promise<string> => {
  const item = await findCode(purpose, await keyedHash('email', email))
  if (!item) throw new Error(`No code is out for ${purpose}.`)
  const digits = await digitsOf(item)
  mailedCodes.add(digits)
  return digits
}
