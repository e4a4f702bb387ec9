import { Suspense } from 'react'
import { SignInAgainDialog } from '#web/src/features/accounts/password/SignInAgainDialog.tsx'
import { usePartnerMe } from '#web/src/features/partner-profile/use-partner-me.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Agreement } from '../Agreement.tsx'

/** The agreement of a partner, who signs with the password. */
const PartnerAgreement = () => {
  const t = usePhrases('agreements')
  const me = usePartnerMe()
  const email = me.data?.email ?? me.data?.profile?.email ?? ''
  return (
    <Agreement
      side="partner"
      signInAgain={({ onDone, onClose }) => (
        <Suspense>
          <SignInAgainDialog
            email={email}
            words={{ text: t('again.password'), go: t('again.go') }}
            onSignedIn={onDone}
            onClose={onClose}
          />
        </Suspense>
      )}
    />
  )
}

export default PartnerAgreement
