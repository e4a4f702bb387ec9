import { usePhrases } from '#web/src/platform/i18n.ts'
import { DialogButton } from '../layout/DialogButton.tsx'
import { NodeSteps } from '../NodeSteps.tsx'
import styles from './Overview.module.css'

const steps = ['choose', 'talk', 'pick', 'change'] as const

/** The steps from a position in a drawing to an engineer on site. */
export const HowItWorks = () => {
  const t = usePhrases('service-pages')
  return (
    <section className={styles.how} aria-labelledby="how">
      <h2 id="how">{t('how.heading')}</h2>
      <NodeSteps
        steps={steps.map(step => ({
          title: t(`how.${step}.title`),
          text: t(`how.${step}.text`),
        }))}
      />
      <DialogButton className={styles.book} opens={{ name: 'booking', tab: 'meeting' }}>
        {t('how.book')}
      </DialogButton>
    </section>
  )
}
