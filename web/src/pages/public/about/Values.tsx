import { usePhrases } from '#web/src/platform/i18n.ts'
import styles from './Values.module.css'

const values = ['honest', 'craft', 'both', 'spare'] as const

export const Values = () => {
  const t = usePhrases('about')
  return (
    <section className={styles.section} aria-labelledby="values">
      <h2 id="values">{t('values.heading')}</h2>
      <ol className={styles.values}>
        {values.map((value, index) => (
          <li key={value}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{t(`values.${value}.title`)}</h3>
            <p>{t(`values.${value}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
