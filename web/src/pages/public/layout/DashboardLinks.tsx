import { usePhrases } from '#web/src/platform/i18n.ts'
import { dashboards } from '#web/src/platform/paths.ts'
import { buttonClass } from '#web/src/ui/Button.tsx'
import styles from './Header.module.css'

const pools = ['business', 'partner'] as const

/** A link for each pool; the page shows that of the signed-in person. */
export const DashboardLinks = ({ small = false }: { small?: boolean }) => {
  const t = usePhrases('site')
  return pools.map(pool => (
    <a
      key={pool}
      className={`${buttonClass({ small })} ${styles.signedIn}`}
      href={dashboards[pool]}
      data-pool={pool}
    >
      {t('nav.dashboard')}
    </a>
  ))
}
