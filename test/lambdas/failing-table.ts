import { AsyncLocalStorage } from 'node:async_hooks'
import { type DynamoDBClient, TransactionCanceledException } from '@aws-sdk/client-dynamodb'

/** Sends one call to the table twice, counted from now, like the SDK does if the first reply is lost. */
export const repeatCallAt = (table: DynamoDBClient, place: number) => {
  let calls = 0
  // Below the SDK's own retries, so that both attempts are one request with one token.
  table.middlewareStack.add(
    next => async args => {
      if (calls++ === place) await next(args)
      return next(args)
    },
    { step: 'finalizeRequest', priority: 'low', name: 'repeated' },
  )
  return () => {
    table.middlewareStack.remove('repeated')
    return calls
  }
}

/** The kill that what runs now is under: a killed function may still have calls under way when the next one starts. */
const kill = new AsyncLocalStorage<object | undefined>()

/**
 * Makes one call to the table fail, of those that the caller makes from now on: before it is sent, or after it was done
 * with its reply lost, which is all that a kill can do to a function. Returns a function that stops, and returns how
 * many calls there were; throws if there were none.
 */
export const failCallAt = (table: DynamoDBClient, place: number, when: 'before' | 'after') => {
  let calls = 0
  const own = {}
  kill.enterWith(own)
  table.middlewareStack.add(
    next => async args => {
      if (kill.getStore() !== own) return next(args)
      const fails = calls++ === place
      if (fails && when === 'before') throw new Error('The function was killed.')
      const result = await next(args)
      if (fails) throw new Error('The function was killed.')
      return result
    },
    { step: 'initialize', name: 'killed' },
  )
  return () => {
    table.middlewareStack.remove('killed')
    kill.enterWith(undefined)
    if (calls === 0) throw new Error('No call to the table was made.')
    return calls
  }
}

/**
 * Lets some transactions meet others, as they never do on the local engine, and loses the replies of some that were made.
 * Returns a function that stops, and returns how many met what.
 */
export const meetingFaults = (table: DynamoDBClient, random: () => number) => {
  const met = { conflicts: 0, lost: 0 }
  table.middlewareStack.add(
    (next, { commandName }) =>
      async args => {
        if (commandName !== 'TransactWriteItemsCommand') return next(args)
        const fate = random()
        if (fate < 0.1) {
          met.conflicts += 1
          const CancellationReasons = [{ Code: 'TransactionConflict' }]
          throw new TransactionCanceledException({ $metadata: {}, message: 'met', CancellationReasons })
        }
        const result = await next(args)
        if (fate > 0.9) {
          met.lost += 1
          throw new Error('The reply was lost.')
        }
        return result
      },
    { step: 'initialize', name: 'faults' },
  )
  return () => {
    table.middlewareStack.remove('faults')
    return met
  }
}
