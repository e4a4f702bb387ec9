import { createHmac } from 'node:crypto'
import type * as z from 'zod/mini'
import type { codeEntity } from '#shared/codes/code.entity.ts'
import { keyFor } from '../secrets/keyed-hash.ts'

export type CodePurpose = CodeItem['purpose']

export type CodeItem = z.infer<typeof codeEntity.item>

const combinations = 1_000_000
const unbiasedBelow = Math.floor(2 ** 32 / combinations) * combinations

/**
 * The six digits of a code, sampled without bias: of the HMAC's 32-bit words the first below the largest
 * multiple of a million counts; none of eight fits once in 10^29 codes, and then the round number changes.
 */
export const digitsOf = async (
  code: Pick<CodeItem, 'purpose' | 'flow' | 'email' | 'nonce'>,
): Promise<string> => {
  const key = await keyFor('code')
  for (let round = 0; ; round += 1) {
    const text = JSON.stringify([code.purpose, code.flow, code.email, code.nonce, round])
    const hash = createHmac('sha256', key).update(text).digest()
    for (let offset = 0; offset < hash.length; offset += 4) {
      const word = hash.readUInt32BE(offset)
      if (word < unbiasedBelow) return String(word % combinations).padStart(6, '0')
    }
  }
}
