import { reasons } from '#shared/investors/pitch.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import styles from './Reasons.module.css'

export const Reasons = () => {
  const t = usePhrases('investors')
  return (
    <section className={styles.section} aria-labelledby="reasons">
      <h2 id="reasons">{t('reasons.heading')}</h2>
      <ol className={styles.reasons}>
        {reasons.map((reason, index) => (
          <li key={reason}>
            <span aria-hidden="true">{index + 1}</span>
            <h3>{t(`reasons.${reason}.title`)}</h3>
            <p>{t(`reasons.${reason}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
