import { entriesOf } from '#shared/content/entries.ts'
import { visionYears } from '#shared/investors/pitch.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import line from '../node-line.module.css'
import styles from './Vision.module.css'

/** Three years on the node line; completed ones are filled. */
export const Vision = () => {
  const t = usePhrases('investors')
  const standard = visionYears.map(({ id, reached }) => ({
    id: id as string,
    reached: reached as boolean,
    title: t(`vision.y${id}.title`),
    text: t(`vision.y${id}.text`),
  }))
  const years = entriesOf('vision', standard, useLanguage()).sort(
    (one, other) => Number(one.id) - Number(other.id),
  )
  return (
    <section className={styles.section} aria-labelledby="vision">
      <h2 id="vision">{t('vision.heading')}</h2>
      <ol className={`${line.line} ${line.across} ${styles.years}`}>
        {years.map(({ id, reached, title, text }) => (
          <li key={id} className={reached ? line.done : undefined}>
            <p className={styles.number}>{id}</p>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
