import { type ReactNode, useEffect } from 'react'
import { usePhrases } from '#web/src/platform/i18n.ts'
import type { PublicPath } from '#web/src/platform/paths.ts'
import { AccountDialogs } from './account-dialogs.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import styles from './Layout.module.css'

/** Tells web/src/before/load-on-intent.ts that what was pressed or sent too early can be done now. */
const announce = (): void => {
  document.documentElement.dataset.ready = ''
  dispatchEvent(new Event('ready'))
}

/** Header, footer and what may open above any public page; `path` is where the language links lead. */
export const Layout = ({ path, children }: { path: PublicPath; children: ReactNode }) => {
  const t = usePhrases('site')
  useEffect(announce, [])
  return (
    <>
      <a className={styles.skip} href="#content">
        {t('skipToContent')}
      </a>
      <Header />
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer path={path} />
      <AccountDialogs />
    </>
  )
}
