import { logger } from '../platform/logging/logger.ts'

/** Told from a fault by its class; Cognito hands its word on to the dialog. */
class Refusal extends Error {}

/** How a trigger says no. Lambda counts that as an error of the function; the line is what its alarm takes off again. */
export const refusal = (word: string): Error => {
  logger.info('trigger_refused', { word })
  return new Refusal(word)
}

/** A trigger that says no by throwing: what it throws otherwise is noted as a fault, which an alarm counts. */
export const refusing =
  <Event>(answer: (event: Event) => Promise<Event>) =>
  async (event: Event): Promise<Event> => {
    try {
      return await answer(event)
    } catch (error) {
      // Name and place only: a message may quote what somebody typed.
      if (!(error instanceof Refusal)) {
        const { name, stack } = error instanceof Error ? error : { name: typeof error, stack: '' }
        logger.error('trigger_failed', { error: name, at: stack?.split('\n').slice(1, 5) })
      }
      throw error
    }
  }
