import { type FocusEvent, useEffect } from 'react'
import { brand } from '#shared/brand.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { addressOf } from '#web/src/platform/paths.ts'
import { showSession } from '#web/src/platform/session-label.ts'
import { Logo } from '#web/src/ui/Logo.tsx'
import { DashboardLinks } from './DashboardLinks.tsx'
import { DialogButton } from './DialogButton.tsx'
import styles from './Header.module.css'
import { PhoneMenu } from './PhoneMenu.tsx'
import { ServicesButton, ServicesMenu } from './ServicesMenu.tsx'

/** Events after which the session mark may have changed: another tab, or a page restored from the browser's cache. */
const changes = ['storage', 'pageshow']

const followSession = () => {
  showSession()
  for (const change of changes) addEventListener(change, showSession)
  return () => {
    for (const change of changes) removeEventListener(change, showSession)
  }
}

/** The markup contains all states; `data-session` on <html> selects one, even without the app. */
const Account = () => {
  const t = usePhrases('site')
  useEffect(followSession)
  return (
    <div className={styles.account}>
      <div className={styles.signedOut}>
        <DialogButton opens="login" variant="secondary" small>
          {t('nav.logIn')}
        </DialogButton>
        <DialogButton opens="register" small>
          {t('nav.register')}
        </DialogButton>
      </div>
      <DashboardLinks small />
    </div>
  )
}

/** Closes the menu when keyboard focus leaves it. */
const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
  if (relatedTarget && !currentTarget.contains(relatedTarget))
    currentTarget.querySelector<HTMLElement>(':popover-open')?.hidePopover()
}

export const Header = () => {
  const t = usePhrases('site')
  const language = useLanguage()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the focus go that was on something inside
    <header className={styles.header} onBlur={leave}>
      <div className={styles.bar}>
        <a
          className={styles.logo}
          href={addressOf('/', language)}
          aria-label={t('home', { brand: brand.name })}
        >
          <Logo />
        </a>
        <nav className={styles.nav} aria-label={t('nav.label')}>
          <ServicesButton />
          <a href={addressOf('/talents', language)}>{t('nav.talents')}</a>
          <a href={addressOf('/pricing', language)}>{t('nav.pricing')}</a>
          <a href={addressOf('/updates', language)}>{t('nav.community')}</a>
        </nav>
        <Account />
        <PhoneMenu />
      </div>
      <ServicesMenu />
    </header>
  )
}
