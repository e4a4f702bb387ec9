import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { brand } from '#shared/brand.ts'
import { useBusinessMe } from '#web/src/features/business-profile/use-business-me.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { addressOf } from '#web/src/platform/paths.ts'
import { Logo } from '#web/src/ui/Logo.tsx'
import styles from './DashboardLayout.module.css'
import { LogOut } from './LogOut.tsx'

const base = '/business/dashboard'

const Pages = ({ onChoose }: { onChoose: () => void }) => {
  const t = usePhrases('business')
  const { pathname } = useLocation()
  const isProfile = pathname.startsWith(`${base}/profile`)
  const isServices = pathname === base || pathname.startsWith(`${base}/services`)
  return (
    <nav aria-label={t('dashboard.nav')}>
      <ul className={styles.pages}>
        <li>
          <Link to={`${base}/services`} aria-current={isServices ? 'page' : undefined} onClick={onChoose}>
            {t('dashboard.services')}
          </Link>
        </li>
        <li>
          <Link to={`${base}/profile`} aria-current={isProfile ? 'page' : undefined} onClick={onChoose}>
            {t('dashboard.profile')}
          </Link>
        </li>
      </ul>
    </nav>
  )
}

/** The business area: its sidebar, folded away behind a button on phones, and the view beside it. */
export const DashboardLayout = ({ children }: { children: ReactNode }) => {
  const t = usePhrases('business')
  const language = useLanguage()
  const me = useBusinessMe()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {t('dashboard.skip')}
      </a>
      <header className={styles.side}>
        <div className={styles.bar}>
          <Link
            className={styles.brand}
            to={addressOf('/', language)}
            aria-label={t('dashboard.home', { brand: brand.name })}
          >
            <Logo />
          </Link>
          <button
            type="button"
            className={styles.menu}
            aria-expanded={isOpen}
            aria-controls="business-menu"
            onClick={() => setOpen(!isOpen)}
          >
            {t('dashboard.menu')}
          </button>
        </div>
        <div id="business-menu" className={styles.drawer} data-open={isOpen || undefined}>
          <h2 className={styles.company}>
            {me.data?.profile?.companyName ?? t('dashboard.fallbackHeading')}
          </h2>
          <Pages onChoose={() => setOpen(false)} />
          <LogOut />
        </div>
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  )
}
