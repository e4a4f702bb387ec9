import { Suspense } from 'react'
import { CodeAgainDialog } from '#web/src/features/accounts/business/CodeAgainDialog.tsx'
import { useBusinessMe } from '#web/src/features/business-profile/use-business-me.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Agreement } from '../Agreement.tsx'

/** The agreement of a business, which signs with a mailed code. */
const BusinessAgreement = () => {
  const t = usePhrases('agreements')
  const email = useBusinessMe().data?.email ?? ''
  const words = {
    title: t('again.title'),
    text: t('again.text', { email }),
    send: t('again.send'),
    cancel: t('actions.cancel'),
  }
  return (
    <Agreement
      side="business"
      signInAgain={({ onDone, onClose }) => (
        <Suspense>
          <CodeAgainDialog email={email} words={words} onSignedIn={onDone} onClose={onClose} />
        </Suspense>
      )}
    />
  )
}

export default BusinessAgreement
