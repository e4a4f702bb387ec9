import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { brand } from '#shared/brand.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { addressOf } from '#web/src/platform/paths.ts'
import { Logo } from '#web/src/ui/Logo.tsx'
import styles from './DashboardLayout.module.css'
import { LogOut } from './LogOut.tsx'

/** A view of an area: its words in the sidebar, its address, and whether it stands at the area's own too. */
export type AreaPage = { label: string; to: string; isIndex?: true }

type Area = { base: string; nav: string; heading: string; pages: readonly AreaPage[] }

const isCurrent = (page: AreaPage, pathname: string, base: string): boolean =>
  pathname === page.to ||
  (page.to !== base && pathname.startsWith(`${page.to}/`)) ||
  (page.isIndex === true && pathname === base)

const Pages = ({ base, nav, pages, onChoose }: Omit<Area, 'heading'> & { onChoose: () => void }) => {
  const { pathname } = useLocation()
  return (
    <nav aria-label={nav}>
      <ul className={styles.pages}>
        {pages.map(page => (
          <li key={page.to}>
            <Link
              to={page.to}
              aria-current={isCurrent(page, pathname, base) ? 'page' : undefined}
              onClick={onChoose}
            >
              {page.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** An area behind a sign-in: its sidebar, folded away behind a button on phones, and the view beside it. */
export const DashboardLayout = ({ children, heading, ...area }: Area & { children: ReactNode }) => {
  const t = usePhrases('signed-in')
  const language = useLanguage()
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
            aria-controls="area-menu"
            onClick={() => setOpen(!isOpen)}
          >
            {t('dashboard.menu')}
          </button>
        </div>
        <div id="area-menu" className={styles.drawer} data-open={isOpen || undefined}>
          <h2 className={styles.company}>{heading}</h2>
          <Pages {...area} onChoose={() => setOpen(false)} />
          <LogOut />
        </div>
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  )
}
