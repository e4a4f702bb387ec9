import { type ReactNode, Suspense } from 'react'
import { usePartnerMe } from '#web/src/features/partner-profile/use-partner-me.ts'
import { LateTermsRequest } from '#web/src/features/terms/LateTermsRequest.tsx'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { DashboardLayout } from '../signed-in/DashboardLayout.tsx'
import { Skeleton } from '../signed-in/Waiting.tsx'
import { PartnerOnly } from './guards.tsx'

const base = '/partner/dashboard'

const Shell = ({ children }: { children: ReactNode }) => {
  const t = usePhrases('partner')
  const me = usePartnerMe()
  return (
    <DashboardLayout
      base={base}
      nav={t('dashboard.nav')}
      heading={t('dashboard.heading')}
      owner={me.data?.profile?.name}
      pages={[
        { label: t('dashboard.overview'), to: base },
        { label: t('dashboard.available'), to: `${base}/available` },
        { label: t('dashboard.proposals'), to: `${base}/proposals`, also: `${base}/agreement` },
        { label: t('dashboard.assignments'), to: `${base}/assignments` },
        { label: t('dashboard.earnings'), to: `${base}/earnings` },
        { label: t('dashboard.profile'), to: `${base}/profile` },
      ]}
    >
      {me.data?.termsAccepted === false && (
        <LateTermsRequest pool="partner" onAccepted={() => void me.refetch()} />
      )}
      <Suspense fallback={<Skeleton />}>{children}</Suspense>
    </DashboardLayout>
  )
}

/** A view of the partner area, for partners with a profile. The sidebar stays while a view is loaded. */
export const PartnerDashboard = ({ children }: { children: ReactNode }) => (
  <PartnerOnly>
    <Shell>{children}</Shell>
  </PartnerOnly>
)
