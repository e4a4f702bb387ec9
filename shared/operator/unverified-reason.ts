import * as z from 'zod/mini'
import { paragraph } from '../contract/text.ts'

/** Why an operator trusts a partner whose address is not verified; stored in the audit, and mailed to nobody. */
export const unverifiedReason = {
  input: { unverifiedReason: z.optional(paragraph({ max: 1_000 })) },
  about: { unverifiedReason: 'why a partner is trusted whose address is not verified; stored in the audit' },
} as const
