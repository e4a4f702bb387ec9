import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { linkToken } from '#shared/newsletter/newsletter.ts'
import { ApiError } from '#web/src/platform/api-error.ts'

/** The state of a mailed link. The prerendered page shows `reading`. */
export type LinkState<View> =
  | { status: 'reading' }
  | { status: 'invalid' }
  | { status: 'unreachable' }
  | { status: 'read'; view: View }

/** An unknown or malformed link is invalid for good; other failures are temporary. */
const isInvalid = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_fields')

/** Runs an operation with the token in the address and returns its state; `read` runs when the page opens. */
export const useLink = <View>(read: (token: string) => Promise<View>) => {
  const token = new URLSearchParams(useLocation().hash.slice(1)).get('token') ?? ''
  const [state, setState] = useState<LinkState<View>>({ status: 'reading' })
  const follow = useCallback(
    async (operation: (token: string) => Promise<View>) => {
      if (!linkToken.safeParse(token).success) return setState({ status: 'invalid' })
      try {
        setState({ status: 'read', view: await operation(token) })
      } catch (error) {
        setState({ status: isInvalid(error) ? 'invalid' : 'unreachable' })
      }
    },
    [token],
  )
  useEffect(() => void follow(read), [follow, read])
  return { state, follow }
}
