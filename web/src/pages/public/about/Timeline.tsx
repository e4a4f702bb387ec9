import { timeline } from '#shared/about/timeline.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import line from '../node-line.module.css'
import styles from './Timeline.module.css'

/** The company's history on the node line; planned steps are dashed. */
export const Timeline = () => {
  const t = usePhrases('about')
  const language = useLanguage()
  return (
    <section className={styles.band} aria-labelledby="timeline">
      <div className={styles.inner}>
        <div className={styles.head}>
          <h2 id="timeline">{t('timeline.heading')}</h2>
          <p>{t('timeline.text')}</p>
        </div>
        <ol className={`${line.line} ${line.across} ${line.planned} ${styles.years}`}>
          {timeline().map(({ year, reached, [language]: words }) => (
            <li key={year} className={reached ? line.done : undefined}>
              <p className={styles.when}>
                {year} <span>{reached ? t('timeline.reached') : t('timeline.ahead')}</span>
              </p>
              <h3>{words.title}</h3>
              <p className={styles.text}>{words.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
