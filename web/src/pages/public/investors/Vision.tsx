import { vision } from '#shared/investors/pitch.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import line from '../node-line.module.css'
import styles from './Vision.module.css'

/** Three years on the node line; completed ones are filled. */
export const Vision = () => {
  const t = usePhrases('investors')
  return (
    <section className={styles.section} aria-labelledby="vision">
      <h2 id="vision">{t('vision.heading')}</h2>
      <ol className={`${line.line} ${line.across} ${styles.years}`}>
        {vision.map(({ year, reached }) => (
          <li key={year} className={reached ? line.done : undefined}>
            <p className={styles.number}>{year}</p>
            <h3>{t(`vision.y${year}.title`)}</h3>
            <p className={styles.text}>{t(`vision.y${year}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
