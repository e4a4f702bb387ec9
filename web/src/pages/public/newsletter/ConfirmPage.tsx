import { useState } from 'react'
import { confirm, readConfirmation } from '#shared/newsletter/confirm.ts'
import type { SubscriptionState } from '#shared/newsletter/newsletter.ts'
import { call } from '#web/src/platform/api.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { LinkPage } from './LinkPage.tsx'
import { useLink } from './use-link.ts'

type View = { state: SubscriptionState; email: string; isNews: boolean }

/** Mail scanners open links, so opening one only reads the subscription. */
const read = async (token: string): Promise<View> => {
  const { state, maskedEmail } = await call(readConfirmation, { body: { token } })
  return { state, email: maskedEmail, isNews: false }
}

const accept = async (token: string): Promise<View> => {
  const { state, maskedEmail } = await call(confirm, { body: { token } })
  return { state, email: maskedEmail, isNews: true }
}

/** The page behind the link of the confirmation mail. */
const ConfirmPage = () => {
  const t = usePhrases('newsletter')
  const { state, follow } = useLink(read)
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    await follow(accept)
    setBusy(false)
  }
  const button = (
    <Button busy={busy} onClick={() => void send()}>
      {t('confirm.button')}
    </Button>
  )
  return (
    <LinkPage
      title={t('confirm.title')}
      done={view => (view.state === 'confirmed' ? t('confirm.done') : undefined)}
      state={state}
      onRetry={() => void follow(read)}
    >
      {({ state, email, isNews }) => {
        if (state === 'confirmed')
          return (
            <>
              <p>{t(isNews ? 'confirm.confirmed' : 'confirm.already', { email })}</p>
              {isNews && <p>{t('confirm.confirmedText')}</p>}
            </>
          )
        return (
          <>
            <p>{t(state === 'pending' ? 'confirm.pending' : 'confirm.unsubscribed', { email })}</p>
            {state === 'unsubscribed' && <p>{t('confirm.unsubscribedText')}</p>}
            {button}
          </>
        )
      }}
    </LinkPage>
  )
}

export default ConfirmPage
