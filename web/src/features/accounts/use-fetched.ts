import { useEffect, useRef } from 'react'
import { SignInFailure } from './sign-in-failure.ts'

/**
 * What a dialog fetches as soon as it opens, for when a button needs it. A failure is not kept, and becomes
 * SignInFailure `unavailable`.
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
