import { claims } from '#shared/claims.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { DialogButton } from '../layout/DialogButton.tsx'
import styles from './CallToAction.module.css'

export const CallToAction = () => {
  const t = usePhrases('landing')
  return (
    <section className={styles.band} aria-labelledby="call-to-action">
      <div className={styles.columns}>
        <div className={styles.words}>
          <h2 id="call-to-action">{t('callToAction.heading')}</h2>
          <p>{t('callToAction.text')}</p>
          <div className={styles.actions}>
            <DialogButton opens="business-sign-up" className={styles.primary}>
              {t('callToAction.employer')}
            </DialogButton>
            <DialogButton opens="partner-sign-up" look="secondary" className={styles.secondary}>
              {t('callToAction.engineer')}
            </DialogButton>
          </div>
        </div>
        <ol className={styles.next} aria-label={t('callToAction.nextLabel')}>
          <li>{t('callToAction.next1')}</li>
          <li>{t('callToAction.next2')}</li>
          <li>{t('callToAction.next3', { hours: claims.response.value })}</li>
        </ol>
      </div>
    </section>
  )
}
