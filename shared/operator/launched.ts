import * as z from 'zod/mini'
import { requiredLine } from '../contract/text.ts'

/** What the launcher adds to a command, for the audit. */
export const launched = {
  /** The caller: an ARN, or the user of this machine. */
  by: z._default(requiredLine({ max: 300 }), 'unnamed'),
}
