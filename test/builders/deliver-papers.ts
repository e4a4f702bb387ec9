import type { Context } from 'aws-lambda'
import type { PaperRequest } from '#shared/papers/paper.ts'

/** Delivers requests to the function that makes papers, in one batch. Returns the numbers of those that failed. */
export const deliverPapers = async (requests: readonly PaperRequest[]): Promise<number[]> => {
  const { handler } = await import('#lambdas/documents/documents.queue.ts')
  const Records = requests.map((request, place) => ({
    ...{ messageId: String(place), eventSource: 'aws:sqs', body: JSON.stringify(request) },
  }))
  const context = { getRemainingTimeInMillis: () => 60_000 } as Context
  const { batchItemFailures } = await handler({ Records } as Parameters<typeof handler>[0], context)
  return batchItemFailures.map(({ itemIdentifier }) => Number(itemIdentifier))
}
