import { usePhrases } from '#web/src/platform/i18n.ts'
import styles from './Values.module.css'

const values = ['drawings', 'floor', 'plain', 'handover', 'limits', 'safety'] as const

export const Values = () => {
  const t = usePhrases('talents')
  return (
    <section className={styles.section} aria-labelledby="values">
      <div className={styles.head}>
        <h2 id="values">{t('values.heading')}</h2>
        <p>{t('values.text')}</p>
      </div>
      <ul className={styles.values}>
        {values.map(value => (
          <li key={value} className={styles.value}>
            <h3>{t(`values.${value}.title`)}</h3>
            <p>{t(`values.${value}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
