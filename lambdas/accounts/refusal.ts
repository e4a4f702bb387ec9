import { logger } from '../platform/logging/logger.ts'

/**
 * How a trigger says no: Cognito hands the word of what it throws on to the dialog. Lambda counts that as an error of
 * the function; the line is what its alarm takes off again.
 */
export const refusal = (word: string): Error => {
  logger.info('trigger_refused', { word })
  return new Error(word)
}
