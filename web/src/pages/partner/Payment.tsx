import { Suspense } from 'react'
import { SignInAgainDialog } from '#web/src/features/accounts/password/SignInAgainDialog.tsx'
import { VerifyEmailDialog } from '#web/src/features/accounts/verification/VerifyEmailDialog.tsx'
import { useChangeMe, usePartnerMe } from '#web/src/features/partner-profile/use-partner-me.ts'
import { PaymentCard } from '#web/src/features/payment-settings/PaymentCard.tsx'
import type { AccountSteps } from '#web/src/features/payment-settings/PaymentForm.tsx'
import { usePaymentSettings } from '#web/src/features/payment-settings/use-payment-settings.ts'
import { FailedLoad } from '../signed-in/FailedLoad.tsx'
import { Skeleton } from '../signed-in/Waiting.tsx'

/** The account steps that saving the payment settings may require. */
const useAccountSteps = (email: string): AccountSteps => {
  const change = useChangeMe()
  return {
    verifyEmail: ({ onDone, onClose }) => {
      const verified = () => {
        change(me => ({ ...me, emailVerified: true }))
        onDone()
      }
      return (
        <Suspense>
          <VerifyEmailDialog email={email} onVerified={verified} onClose={onClose} />
        </Suspense>
      )
    },
    signInAgain: ({ onDone, onClose }) => (
      <Suspense>
        <SignInAgainDialog email={email} onSignedIn={onDone} onClose={onClose} />
      </Suspense>
    ),
  }
}

/** The partner's payment settings. `onSaved` is called after a change that may affect how the partner is paid. */
export const Payment = ({ onSaved }: { onSaved: () => void }) => {
  const me = usePartnerMe()
  const { query, change } = usePaymentSettings()
  const changed: typeof change = found => {
    change(found)
    if (found.settings) onSaved()
  }
  const steps = useAccountSteps(me.data?.email ?? me.data?.profile?.email ?? '')
  if (query.data) return <PaymentCard found={query.data} onChanged={changed} {...steps} />
  if (query.isError)
    return <FailedLoad error={query.error} retrying={query.isFetching} onRetry={() => void query.refetch()} />
  return <Skeleton />
}
