import { usePhrases } from '#web/src/platform/i18n.ts'
import { DialogButton } from '../layout/DialogButton.tsx'
import styles from './Demo.module.css'

export const Demo = () => {
  const t = usePhrases('pricing')
  return (
    <section className={styles.band} aria-labelledby="demo">
      <div className={styles.columns}>
        <div className={styles.words}>
          <h2 id="demo">{t('demo.heading')}</h2>
          <p>{t('demo.text')}</p>
        </div>
        <DialogButton opens={{ name: 'booking', tab: 'meeting' }}>{t('plans.demo')}</DialogButton>
      </div>
    </section>
  )
}
