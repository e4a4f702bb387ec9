import type { ReactNode } from 'react'
import { useBusinessMe } from '#web/src/features/business-profile/use-business-me.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { DashboardLayout } from '../signed-in/DashboardLayout.tsx'
import { BusinessOnly } from './guards.tsx'

const base = '/business/dashboard'

const Shell = ({ children }: { children: ReactNode }) => {
  const t = usePhrases('business')
  const me = useBusinessMe()
  return (
    <DashboardLayout
      base={base}
      nav={t('dashboard.nav')}
      heading={me.data?.profile?.companyName ?? t('dashboard.fallbackHeading')}
      pages={[
        { label: t('dashboard.services'), to: `${base}/services`, isIndex: true },
        { label: t('dashboard.profile'), to: `${base}/profile` },
      ]}
    >
      {children}
    </DashboardLayout>
  )
}

/** A view of the business area, for businesses with a profile. */
export const BusinessDashboard = ({ children }: { children: ReactNode }) => (
  <BusinessOnly>
    <Shell>{children}</Shell>
  </BusinessOnly>
)
