import { Suspense } from 'react'
import { SignInAgainDialog } from '#web/src/features/accounts/password/SignInAgainDialog.tsx'
import { usePartnerMe } from '#web/src/features/partner-profile/use-partner-me.ts'
import { Agreement } from '../signed-in/Agreement.tsx'

/** The agreement of a partner, who signs with the password. */
const PartnerAgreement = () => {
  const me = usePartnerMe()
  const email = me.data?.email ?? me.data?.profile?.email ?? ''
  return (
    <Agreement
      side="partner"
      signInAgain={({ onDone, onClose }) => (
        <Suspense>
          <SignInAgainDialog email={email} onSignedIn={onDone} onClose={onClose} />
        </Suspense>
      )}
    />
  )
}

export default PartnerAgreement
