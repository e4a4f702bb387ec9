import { entriesOf } from '#shared/content/entries.ts'
import { reasons } from '#shared/investors/pitch.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import styles from './Reasons.module.css'

export const Reasons = () => {
  const t = usePhrases('investors')
  const standard = reasons.map(id => ({
    id: id as string,
    title: t(`reasons.${id}.title`),
    text: t(`reasons.${id}.text`),
  }))
  return (
    <section className={styles.section} aria-labelledby="reasons">
      <h2 id="reasons">{t('reasons.heading')}</h2>
      <ol className={styles.reasons}>
        {entriesOf('reasons', standard, useLanguage()).map(({ id, title, text }, index) => (
          <li key={id}>
            <span aria-hidden="true">{index + 1}</span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
