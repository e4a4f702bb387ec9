import { useEffect, useRef } from 'react'
import { SignInFailure } from './sign-in-failure.ts'

/**
 * Fetches something as soon as a dialog opens, for later use by a button. A failure is retried by the next call, and
 * becomes SignInFailure `unavailable`.
 */
export const useFetched = <Fetched>(load: () => Promise<Fetched>): (() => Promise<Fetched>) => {
  const fetching = useRef<Promise<Fetched>>(undefined)
  const fetched = () => {
    fetching.current ??= load().catch(() => {
      fetching.current = undefined
      throw new SignInFailure('unavailable')
    })
    return fetching.current
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog opens
  useEffect(() => {
    fetched().catch(() => undefined)
  }, [])
  return fetched
}
