import type { IssueTitle } from '#shared/newsletter/archive.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { addressOf } from '#web/src/platform/paths.ts'
import { Button } from '#web/src/ui/Button.tsx'
import styles from './Issues.module.css'
import { useMonthName } from './use-month-name.ts'
import { useTitles } from './use-titles.ts'

const Title = ({ month, [useLanguage()]: { subject } }: IssueTitle) => {
  const language = useLanguage()
  const monthName = useMonthName()
  return (
    <li>
      <time dateTime={month}>{monthName(month)}</time>
      <a href={`${addressOf('/updates/newsletter/issue', language)}?month=${month}`}>{subject}</a>
    </li>
  )
}

/** The issues that were sent, newest first, read from the API once the list comes into view. */
export const IssueList = () => {
  const t = usePhrases('updates')
  const { titles, next, status, seen, more } = useTitles()
  return (
    <div ref={seen} className={styles.list} aria-live="polite">
      {titles.length > 0 && (
        <ol className={styles.titles}>
          {titles.map(title => (
            <Title key={title.month} {...title} />
          ))}
        </ol>
      )}
      {status === 'loading' && titles.length === 0 && <p>{t('issues.loadingAll')}</p>}
      {next === null && titles.length === 0 && <p>{t('issues.none')}</p>}
      {status === 'failed' && <p role="alert">{t('issues.failed')}</p>}
      {(next || status === 'failed') && (
        <Button variant="secondary" busy={status === 'loading'} onClick={more}>
          {t(status === 'failed' ? 'issues.retry' : 'issues.older')}
        </Button>
      )}
    </div>
  )
}
