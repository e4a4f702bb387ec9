import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'

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

/**
 * Makes one call to the table fail, counted from now: before it is sent, or after it was done with its reply lost,
 * which is all that a kill can do to a function. Returns a function that counts the calls and stops.
 */
export const failCallAt = (table: DynamoDBClient, place: number, when: 'before' | 'after') => {
  let calls = 0
  table.middlewareStack.add(
    next => async args => {
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
    return calls
  }
}
