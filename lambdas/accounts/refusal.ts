import { logger } from '../platform/logging/logger.ts'

/** Not a fault, unlike other errors; Cognito passes the message on to the dialog. */
class Refusal extends Error {}

/** The error of a trigger that refuses. Lambda counts it as an error; its alarm subtracts these log lines again. */
export const refusal = (word: string): Error => {
  logger.info('trigger_refused', { word })
  return new Refusal(word)
}

/** Makes a trigger that may throw refusals; logs any other error as a fault, which an alarm counts. */
export const refusing =
  <Event>(handle: (event: Event) => Promise<Event>) =>
  async (event: Event): Promise<Event> => {
    try {
      return await handle(event)
    } catch (error) {
      // Name and place only: a message may quote what a visitor typed.
      if (!(error instanceof Refusal)) {
        const { name, stack } = error instanceof Error ? error : { name: typeof error, stack: '' }
        logger.error('trigger_failed', { error: name, at: stack?.split('\n').slice(1, 5) })
      }
      throw error
    }
  }
