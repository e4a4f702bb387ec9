import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { brand } from '#shared/brand.ts'
import type { IssueView } from '#shared/newsletter/archive.ts'
import { IssueText } from '#web/src/features/newsletter/IssueText.tsx'
import { useIssue } from '#web/src/features/newsletter/use-issue.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { addressOf } from '#web/src/platform/paths.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { useDayFormats } from '#web/src/ui/use-day-formats.ts'
import styles from './Archive.module.css'

const Frame = ({ children }: { children: ReactNode }) => {
  const t = usePhrases('updates')
  return (
    <article className={styles.page} aria-live="polite">
      {children}
      <a className={styles.back} href={addressOf('/updates/newsletter', useLanguage())}>
        {t('issues.all')}
      </a>
    </article>
  )
}

const Loaded = ({ month, [useLanguage()]: { subject, blocks } }: IssueView) => {
  const t = usePhrases('updates')
  const { monthOfYear } = useDayFormats()
  useEffect(() => {
    document.title = t('issues.titleOf', { subject, brand: brand.name })
  }, [t, subject])
  return (
    <Frame>
      <p className={styles.month}>{t('issues.of', { month: monthOfYear(month) })}</p>
      <h1>{subject}</h1>
      <IssueText blocks={blocks} />
    </Frame>
  )
}

/** One issue of the archive: the one that the query names. The prerendered page shows that it is being read. */
const IssuePage = () => {
  const t = usePhrases('updates')
  const found = useIssue(new URLSearchParams(useLocation().search).get('month') ?? 'none')
  if (found.status === 'loaded') return <Loaded {...found.issue} />
  return (
    <Frame>
      <h1>{t(found.status === 'missing' ? 'issues.missing' : 'issues.name')}</h1>
      {found.status === 'loading' && <p>{t('issues.loading')}</p>}
      <noscript>
        <p>{t('issues.noScript')}</p>
      </noscript>
      {found.status === 'missing' && <p>{t('issues.missingText')}</p>}
      {found.status === 'failed' && (
        <>
          <p role="alert">{t('issues.failed')}</p>
          <Button onClick={found.again}>{t('issues.retry')}</Button>
        </>
      )}
    </Frame>
  )
}

export default IssuePage
