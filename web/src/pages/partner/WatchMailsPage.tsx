import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { endWatchMails, watchLinkToken } from '#shared/watches/end-watch-mails.ts'
import { call } from '#web/src/platform/api.ts'
import { ApiError } from '#web/src/platform/api-error.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { PageHeading } from '../signed-in/PageHeading.tsx'
import { PlainPage } from '../signed-in/PlainPage.tsx'
import page from '../signed-in/page.module.css'

type State = 'asking' | 'ending' | 'done' | 'invalid' | 'unreachable'

/** A token that we did not sign is invalid for good; other failures are temporary. */
const stateAfter = (error: unknown): State =>
  error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_fields')
    ? 'invalid'
    : 'unreachable'

/** Opening the link changes nothing, because mail scanners do; the token is behind the #, which no log sees. */
const useEnd = () => {
  const token = new URLSearchParams(useLocation().hash.slice(1)).get('token') ?? ''
  const isToken = watchLinkToken.safeParse(token).success
  const [state, setState] = useState<State>(isToken ? 'asking' : 'invalid')
  const end = async () => {
    setState('ending')
    setState(await call(endWatchMails, { body: { token } }).then(() => 'done' as const, stateAfter))
  }
  return { state, end }
}

/** The page behind the link at the foot of every mail about watches; nobody has to sign in for it. */
const WatchMailsPage = () => {
  const t = usePhrases('watches')
  const { state, end } = useEnd()
  const text = useRef<HTMLDivElement>(null)
  // The pressed button is gone then.
  useEffect(() => {
    if (state === 'done') text.current?.focus()
  }, [state])
  const outcome = state === 'done' || state === 'invalid' ? state : undefined
  return (
    <PlainPage>
      <PageHeading>{t(outcome ? `end.${outcome}` : 'end.title')}</PageHeading>
      <div ref={text} tabIndex={-1} aria-live="polite" className={page.intro}>
        <p>{t(outcome ? `end.${outcome}Text` : 'end.text')}</p>
        {state === 'unreachable' && <p>{t('end.unreachable')}</p>}
      </div>
      <p>
        {outcome ? (
          <Link to="/partner/dashboard/available">{t('end.portal')}</Link>
        ) : (
          <Button busy={state === 'ending'} onClick={() => void end()}>
            {t('end.button')}
          </Button>
        )}
      </p>
    </PlainPage>
  )
}

export default WatchMailsPage
