import { type ReactNode, useEffect, useRef } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import type { PoolName } from '#web/src/platform/config.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { addressOf } from '#web/src/platform/paths.ts'
import { useSession } from '#web/src/platform/sessions-hooks.ts'
import { type SessionEvent, sessionMark } from '#web/src/platform/sessions-mark.ts'
import { toast } from '#web/src/ui/toast-store.ts'
import { Waiting } from './Waiting.tsx'

/**
 * The message for somebody not signed in: sign in first or, at onboarding, the specification's refusal; whoever is invited
 * may have no account yet.
 */
type Message = 'needed' | 'denied' | 'invited'

/**
 * Redirects to the front page. Somebody who did not sign out themselves sees why, and the requested location is kept.
 */
const ToFrontPage = ({ because, message }: { because: SessionEvent | undefined; message: Message }) => {
  const t = usePhrases('signed-in')
  const navigate = useNavigate()
  const home = addressOf('/', useLanguage())
  const { pathname, search } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the place that was asked for
  useEffect(() => {
    const left = because === 'signed_out'
    if (because === 'expired')
      toast({ title: t('signedOut.expired'), text: t('signedOut.expiredText'), tone: 'error' })
    else if (!left)
      toast({
        title: t(`signedOut.${message}`),
        text: t(`signedOut.${message}Text`),
        tone: message === 'invited' ? 'success' : 'error',
      })
    void navigate(home, { replace: true, state: left ? null : { from: pathname + search } })
  }, [])
  return <Waiting />
}

type SignedInOnlyProps = { pool?: PoolName; message?: Message; children: ReactNode }

/** Shows its content to signed-in people; if it names a pool, members of the other pool go to their own area. */
export const SignedInOnly = ({ pool, message = 'needed', children }: SignedInOnlyProps) => {
  const session = useSession()
  const because = useRef<SessionEvent>(undefined)
  useEffect(
    () =>
      sessionMark.subscribe(event => {
        because.current = event
      }),
    [],
  )
  if (!session) {
    const why = because.current ?? (sessionMark.hasExpired() ? 'expired' : undefined)
    return <ToFrontPage because={why} message={message} />
  }
  return pool && session.pool !== pool ? <Navigate to={`/${session.pool}/onboarding`} replace /> : children
}
