import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { month } from '#shared/contract/day.ts'
import { unsubscribe } from '#shared/newsletter/unsubscribe.ts'
import { call } from '#web/src/platform/api.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { LinkPage } from './LinkPage.tsx'
import { useLink } from './use-link.ts'

/** Opening the link changes nothing: the page asks first. */
const ask = async (): Promise<string | undefined> => undefined

/** The issue whose link was followed, for its figures; a link that is cut off there still unsubscribes. */
const issueIn = (hash: string): { issue?: string } => {
  const issue = new URLSearchParams(hash.slice(1)).get('issue')
  return month.safeParse(issue).success && issue ? { issue } : {}
}

/** The page behind the unsubscribe link of every newsletter issue. */
const UnsubscribePage = () => {
  const t = usePhrases('newsletter')
  const { hash } = useLocation()
  const { state, follow } = useLink(ask)
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    await follow(async token => {
      const { maskedEmail } = await call(unsubscribe, { body: { token, ...issueIn(hash) } })
      return maskedEmail
    })
    setBusy(false)
  }
  return (
    <LinkPage
      title={t('unsubscribe.title')}
      done={email => (email ? t('unsubscribe.doneTitle') : undefined)}
      state={state}
      onRetry={() => void send()}
    >
      {email =>
        email ? (
          <>
            <p>{t('unsubscribe.done', { email })}</p>
            <p>{t('unsubscribe.doneText')}</p>
          </>
        ) : (
          <>
            <p>{t('unsubscribe.text')}</p>
            <Button busy={busy} onClick={() => void send()}>
              {t('unsubscribe.button')}
            </Button>
          </>
        )
      }
    </LinkPage>
  )
}

export default UnsubscribePage
