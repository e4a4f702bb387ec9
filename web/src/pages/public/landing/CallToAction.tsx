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
            <DialogButton opens={{ name: 'booking', tab: 'meeting' }} className={styles.primary}>
              {t('callToAction.meeting')}
            </DialogButton>
            <DialogButton
              opens={{ name: 'booking', tab: 'project' }}
              look="secondary"
              className={styles.secondary}
            >
              {t('callToAction.project')}
            </DialogButton>
          </div>
        </div>
        <ol className={styles.next} aria-label={t('callToAction.nextLabel')}>
          <li>{t('callToAction.next1')}</li>
          <li>{t('callToAction.next2', { hours: claims.response.value })}</li>
          <li>{t('callToAction.next3')}</li>
        </ol>
      </div>
    </section>
  )
}
