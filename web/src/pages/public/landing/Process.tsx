import { usePhrases } from '#web/src/platform/i18n.ts'
import line from '../node-line.module.css'
import styles from './Process.module.css'

const steps = ['describe', 'match', 'start', 'deliver'] as const

/** Four steps on the node line, each one bend higher. */
export const Process = () => {
  const t = usePhrases('landing')
  return (
    <section className={styles.section} aria-labelledby="process">
      <div className={styles.head}>
        <h2 id="process">{t('process.heading')}</h2>
        <p>{t('process.text')}</p>
      </div>
      <ol className={`${line.line} ${line.across} ${styles.steps}`}>
        {steps.map((step, index) => (
          <li key={step} className={index ? undefined : line.done}>
            <p className={styles.time}>{t(`process.${step}.time`)}</p>
            <h3>{t(`process.${step}.title`)}</h3>
            <p className={styles.text}>{t(`process.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
