import type { Context } from 'aws-lambda'

/** Delivers partners to the function that reads them for rankings. Returns the numbers of those that failed. */
export const readPartners = async (subs: readonly string[]): Promise<number[]> => {
  const { handler } = await import('#lambdas/matching/matching.queue.ts')
  const Records = subs.map((partnerId, place) => ({
    ...{ messageId: String(place), eventSource: 'aws:sqs', body: JSON.stringify({ partnerId }) },
  }))
  const context = { getRemainingTimeInMillis: () => 60_000 } as Context
  const { batchItemFailures } = await handler({ Records } as Parameters<typeof handler>[0], context)
  return batchItemFailures.map(({ itemIdentifier }) => Number(itemIdentifier))
}
