import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { brand } from '#shared/brand.ts'
import type { IssueView } from '#shared/newsletter/archive.ts'
import { IssueText } from '#web/src/features/newsletter/IssueText.tsx'
import { useIssue } from '#web/src/features/newsletter/use-issue.ts'
import { useMonthName } from '#web/src/features/newsletter/use-month-name.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { addressOf } from '#web/src/platform/paths.ts'
import { Button } from '#web/src/ui/Button.tsx'
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
  const monthName = useMonthName()
  useEffect(() => {
    document.title = t('issues.titleOf', { subject, brand: brand.name })
  }, [t, subject])
  return (
    <Frame>
      <p className={styles.month}>{t('issues.of', { month: monthName(month) })}</p>
      <h1>{subject}</h1>
      <IssueText blocks={blocks} />
    </Frame>
  )
}

/** Lets the footer's links to the other language lead to the same issue: they are made without the query. */
const useQueryInLanguageLinks = (search: string): void => {
  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) link.search = search
  }, [search])
}

/** One issue of the archive: the one that the query names. The prerendered page shows that it is being read. */
const IssuePage = () => {
  const t = usePhrases('updates')
  const { search } = useLocation()
  useQueryInLanguageLinks(search)
  const found = useIssue(new URLSearchParams(search).get('month') ?? 'none')
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
