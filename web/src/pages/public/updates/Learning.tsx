import { lazy, Suspense } from 'react'
import { type LearningItem, learningItems, shownOn } from '#shared/community/learning.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { addressOf } from '#web/src/platform/paths.ts'
import { buttonClass } from '#web/src/ui/Button.tsx'
import styles from './Learning.module.css'
import page from './Updates.module.css'
import { useToday } from './use-today.ts'

const IssueList = lazy(async () => ({
  default: (await import('#web/src/features/newsletter/IssueList.tsx')).IssueList,
}))

const Shown = ({ items }: { items: readonly LearningItem[] }) => {
  const t = usePhrases('updates')
  const language = useLanguage()
  return (
    <>
      <h2 className={styles.shown}>{t('learning.shown')}</h2>
      {items.map(({ id, published, [language]: words }) => (
        <article key={id} className={styles.item}>
          <h3>{words.title}</h3>
          <p>{words.text}</p>
          <p className={styles.date}>{t('learning.until', { date: published })}</p>
        </article>
      ))}
    </>
  )
}

/** Items are hidden after their month; if none is left, the page says so. */
export const Learning = () => {
  const t = usePhrases('updates')
  const today = useToday()
  const items = shownOn(today, learningItems())
  return (
    <div className={page.empty} data-day={today}>
      {items.length > 0 ? <Shown items={items} /> : <h2>{t('learning.removed')}</h2>}
      <p>{t('learning.removedText')}</p>
      <a className={buttonClass()} href="#newsletter">
        {t('learning.subscribe')}
      </a>
      <h2 className={styles.issues}>{t('learning.issues')}</h2>
      <Suspense>
        <IssueList />
      </Suspense>
      <a href={addressOf('/updates/newsletter', useLanguage())}>{t('learning.archive')}</a>
    </div>
  )
}
