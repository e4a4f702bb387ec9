import { useEffect, useState } from 'react'
import type { IssueView } from '#shared/newsletter/archive.ts'
import { ApiError } from '#web/src/platform/api-error.ts'

export type IssueState =
  | { status: 'loading' }
  | { status: 'missing' }
  | { status: 'failed' }
  | { status: 'loaded'; issue: IssueView }

const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_fields')

/** Reads an issue of the archive; `again` tries once more. */
export const useIssue = (month: string): IssueState & { again: () => void } => {
  const [round, setRound] = useState(0)
  const [state, setState] = useState<IssueState>({ status: 'loading' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round reads the same issue again
  useEffect(() => {
    let left = false
    const show = (next: IssueState) => left || setState(next)
    show({ status: 'loading' })
    import('./archive-calls.ts')
      .then(({ fetchIssue }) => fetchIssue(month))
      .then(
        issue => show({ status: 'loaded', issue }),
        error => show({ status: isMissing(error) ? 'missing' : 'failed' }),
      )
    return () => {
      left = true
    }
  }, [month, round])
  return { ...state, again: () => setRound(round + 1) }
}
