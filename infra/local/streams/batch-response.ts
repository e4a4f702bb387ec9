import type { StreamRecord } from './stream-record.ts'

/**
 * How many records from the start of a batch are done, by a function's response: all if there are no failures,
 * otherwise those before the first failed one; none if the response is invalid
 * (docs.aws.amazon.com/lambda/latest/dg/services-ddb-batchfailurereporting.html).
 */
export function succeededBefore(response: unknown, records: readonly StreamRecord[]): number {
  const failures = (response as { batchItemFailures?: unknown } | null | undefined)?.batchItemFailures ?? []
  if (!Array.isArray(failures)) return 0
  const positions = failures.map(failure =>
    records.findIndex(({ dynamodb }) => dynamodb.SequenceNumber === failure?.itemIdentifier),
  )
  return Math.max(0, Math.min(records.length, ...positions))
}
