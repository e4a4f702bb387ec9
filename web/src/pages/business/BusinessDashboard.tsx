import { type ReactNode, Suspense } from 'react'
import { useOwnDrafts } from '#web/src/features/business-inquiries/use-own-drafts.ts'
import { useBusinessMe } from '#web/src/features/business-profile/use-business-me.ts'
import { LateTermsRequest } from '#web/src/features/terms/LateTermsRequest.tsx'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { MemberRoleProvider } from '#web/src/platform/member-role.ts'
import { DashboardLayout } from '../signed-in/DashboardLayout.tsx'
import { Skeleton } from '../signed-in/Waiting.tsx'
import { BusinessOnly } from './guards.tsx'

const base = '/business/dashboard'

const Shell = ({ children }: { children: ReactNode }) => {
  const t = usePhrases('business')
  const me = useBusinessMe()
  useOwnDrafts()
  return (
    <DashboardLayout
      base={base}
      nav={t('dashboard.nav')}
      heading={me.data?.profile?.companyName ?? t('dashboard.fallbackHeading')}
      pages={[
        { label: t('dashboard.services'), to: `${base}/services`, also: base },
        { label: t('dashboard.inquiries'), to: `${base}/inquiries`, also: `${base}/agreement` },
        { label: t('dashboard.credits'), to: `${base}/credits` },
        { label: t('dashboard.colleagues'), to: `${base}/colleagues` },
        { label: t('dashboard.profile'), to: `${base}/profile` },
      ]}
    >
      {me.data?.termsAccepted === false && (
        <LateTermsRequest pool="business" onAccepted={() => void me.refetch()} />
      )}
      <MemberRoleProvider value={me.data?.memberRole}>
        <Suspense fallback={<Skeleton />}>{children}</Suspense>
      </MemberRoleProvider>
    </DashboardLayout>
  )
}

/** A view of the business area, for businesses with a profile. The sidebar stays while a view is loaded. */
export const BusinessDashboard = ({ children }: { children: ReactNode }) => (
  <BusinessOnly>
    <Shell>{children}</Shell>
  </BusinessOnly>
)
