import * as z from 'zod/mini'
import { paragraph } from '../contract/text.ts'

/** Why an operator trusts a partner whose address nobody has verified; it is kept in the audit, and mailed to nobody. */
export const unverifiedReason = {
  input: { unverifiedReason: z.optional(paragraph({ max: 1_000 })) },
  about: { unverifiedReason: 'why a partner whose address is not verified is trusted; kept in the audit' },
} as const
