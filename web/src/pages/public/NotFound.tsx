import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { addressOf } from '#web/src/platform/paths.ts'
import { buttonClass } from '#web/src/ui/Button.tsx'
import styles from '#web/src/ui/Message.module.css'
import Layout from './layout/Layout.tsx'
import own from './NotFound.module.css'

/** A wire that is not connected. */
const OpenWire = () => (
  <svg className={own.wire} viewBox="0 0 420 60" fill="none" aria-hidden="true">
    <path d="M8 40h130l28-28h90" stroke="var(--signal)" strokeWidth="3" strokeLinejoin="round" />
    <circle cx="8" cy="40" r="7" fill="var(--signal)" />
    <path d="M262 4v16M330 12h82" stroke="var(--line-strong)" strokeWidth="2" />
    <circle cx="318" cy="12" r="7" stroke="var(--line-strong)" strokeWidth="2" />
  </svg>
)

/** Any unknown URL. The served page is one file for all of them, so only the browser knows the path. */
const NotFound = () => {
  const t = usePhrases('site')
  const language = useLanguage()
  const { pathname } = useLocation()
  const [attempted, setAttempted] = useState<string>()
  useEffect(() => {
    document.title = t('notFound.title')
    setAttempted(pathname)
  }, [t, pathname])
  return (
    <Layout path="/">
      <div className={styles.message}>
        <p className={own.number}>404</p>
        <OpenWire />
        <h1>{t('notFound.heading')}</h1>
        <p>{t('notFound.text')}</p>
        {attempted && (
          <p>
            {t('notFound.attempted')} <code>{attempted}</code>
          </p>
        )}
        <a className={buttonClass()} href={addressOf('/', language)}>
          {t('notFound.home')}
        </a>
      </div>
    </Layout>
  )
}

export default NotFound
