import { claims } from '#shared/claims.ts'
import { reasons } from '#shared/investors/pitch.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { percent } from '#web/src/ui/figures.ts'
import styles from './Reasons.module.css'

export const Reasons = () => {
  const t = usePhrases('investors')
  const facts = {
    accepted: percent(claims.accepted.value, useLanguage()),
    hours: `${claims.matchingFrom.value}–${claims.matchingTo.value}`,
  }
  return (
    <section className={styles.section} aria-labelledby="reasons">
      <h2 id="reasons">{t('reasons.heading')}</h2>
      <ol className={styles.reasons}>
        {reasons.map((reason, index) => (
          <li key={reason}>
            <span aria-hidden="true">{index + 1}</span>
            <h3>{t(`reasons.${reason}.title`)}</h3>
            <p>{t(`reasons.${reason}.text`, facts)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
