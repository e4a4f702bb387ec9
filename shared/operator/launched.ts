import * as z from 'zod/mini'
import { requiredLine } from '../contract/text.ts'

/** What the launcher of a command tells beside it, for the audit. */
export const launched = {
  /** Who asks: the caller's ARN, or the user of this machine. */
  by: z._default(requiredLine({ max: 300 }), 'unnamed'),
}
