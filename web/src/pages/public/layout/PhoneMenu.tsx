import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { addressOf } from '#web/src/platform/paths.ts'
import { DashboardLinks } from './DashboardLinks.tsx'
import { DialogButton } from './DialogButton.tsx'
import header from './Header.module.css'
import styles from './PhoneMenu.module.css'
import { ServicesButton } from './ServicesMenu.tsx'

/** The menu of small screens, also a native popover. */
export const PhoneMenu = () => {
  const t = usePhrases('site')
  const language = useLanguage()
  return (
    <div className={styles.menu}>
      <button type="button" className={styles.button} popoverTarget="phone-menu">
        <svg
          width="20"
          height="14"
          viewBox="0 0 20 14"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          aria-hidden="true"
        >
          <path d="M0 1h20M0 7h13l3 6h4" />
        </svg>
        {t('nav.menu')}
      </button>
      <div id="phone-menu" className={styles.panel} popover="auto">
        <nav className={styles.links} aria-label={t('nav.menu')}>
          <ServicesButton className={styles.row} />
          <a href={addressOf('/talents', language)}>{t('nav.talents')}</a>
          <a href={addressOf('/pricing', language)}>{t('nav.pricing')}</a>
          <a href={addressOf('/updates', language)}>{t('nav.community')}</a>
        </nav>
        <div className={`${styles.account} ${header.signedOut}`}>
          <DialogButton opens="login" variant="secondary">
            {t('nav.logIn')}
          </DialogButton>
          <DialogButton opens="get-started">{t('nav.getStarted')}</DialogButton>
        </div>
        <DashboardLinks />
      </div>
    </div>
  )
}
