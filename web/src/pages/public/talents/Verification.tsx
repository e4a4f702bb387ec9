import { usePhrases } from '#web/src/platform/i18n.ts'
import line from '../node-line.module.css'
import styles from './Verification.module.css'

const steps = ['application', 'screening', 'interview', 'verification', 'onboarding'] as const

/** Five steps down the line; a branch leads away from each but the last. */
export const Verification = () => {
  const t = usePhrases('talents')
  return (
    <section className={styles.section} id="verification" aria-labelledby="verification-heading">
      <div className={styles.head}>
        <h2 id="verification-heading">{t('verification.heading')}</h2>
        <p>{t('verification.text')}</p>
      </div>
      <ol className={`${line.line} ${styles.steps}`}>
        {steps.map(step => (
          <li key={step} className={`${styles.step} ${step === 'onboarding' ? line.done : ''}`}>
            <h3>{t(`verification.${step}.title`)}</h3>
            <p>{t(`verification.${step}.text`)}</p>
            <p className={styles.stop}>
              {step !== steps.at(-1) && <span>{t('verification.stops')}</span>}{' '}
              {t(`verification.${step}.stop`)}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
