import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { linkToken } from '#shared/newsletter/newsletter.ts'
import { ApiError } from '#web/src/platform/api-error.ts'

/** What a mailed link turned out to be. `reading` is what the prerendered page says. */
export type LinkState<View> =
  | { status: 'reading' }
  | { status: 'invalid' }
  | { status: 'unreachable' }
  | { status: 'read'; view: View }

/** A link that we do not know, or that is no link of ours, is the visitor's to mend; the rest is a matter of time. */
const isInvalid = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_fields')

/** Does something with the token in the address and says how that went; `read` runs when the page opens. */
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
