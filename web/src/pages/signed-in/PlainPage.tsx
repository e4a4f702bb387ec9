import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { brand } from '#shared/brand.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { addressOf } from '#web/src/platform/paths.ts'
import { Logo } from '#web/src/ui/Logo.tsx'
import styles from './page.module.css'

/** A view without the dashboard around it. */
export const PlainPage = ({ children }: { children: ReactNode }) => {
  const t = usePhrases('signed-in')
  return (
    <div data-plain className={styles.plain}>
      <header>
        <Link
          className={styles.brand}
          to={addressOf('/', useLanguage())}
          aria-label={t('dashboard.home', { brand: brand.name })}
        >
          <Logo />
        </Link>
      </header>
      <main className={styles.content}>{children}</main>
    </div>
  )
}
