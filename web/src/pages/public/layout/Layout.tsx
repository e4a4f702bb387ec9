import { type ReactNode, useEffect } from 'react'
import { brand } from '#shared/brand.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import type { PublicPath } from '#web/src/platform/paths.ts'
import { Dialogs } from './Dialogs.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import styles from './Layout.module.css'

/**
 * Takes over from web/src/before/load-on-intent.ts: repeats the press or the submission from before the app started.
 */
const takeOver = (): void => {
  document.documentElement.dataset.ready = 'yes'
  const held = document.querySelector<HTMLElement>('[aria-busy=true]')
  if (!held) return
  held.ariaBusy = null
  held.click()
}

/** Header, footer and the dialogs of every public page; `path` is the target of the language links. */
const Layout = ({ path, children }: { path: PublicPath; children: ReactNode }) => {
  const t = usePhrases('site')
  useEffect(takeOver, [])
  return (
    <>
      <a className={styles.skip} href="#content">
        {t('skipToContent')}
      </a>
      <Header />
      <noscript>
        <p className={styles.note}>{t('pageNeedsScript', { email: brand.contactEmail })}</p>
      </noscript>
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer path={path} />
      <Dialogs />
    </>
  )
}

export default Layout
