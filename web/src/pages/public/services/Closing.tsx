import type { ServicePage } from '#shared/services/service-page.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { DialogButton } from '../layout/DialogButton.tsx'
import styles from './Closing.module.css'

/** The last word of a service's page: an inquiry for this service, or an account to order from. */
export const Closing = ({ service, closing }: { service: string; closing: ServicePage['closing'] }) => {
  const t = usePhrases('service-pages')
  return (
    <section className={styles.band} aria-labelledby="closing">
      <div className={styles.inner}>
        <h2 id="closing">{closing.heading}</h2>
        <p>{closing.text}</p>
        <div className={styles.actions}>
          <DialogButton
            className={styles.primary}
            opens={{ name: 'booking', tab: 'project', projectTitle: service }}
          >
            {t('inquire')}
          </DialogButton>
          <DialogButton look="secondary" className={styles.secondary} opens="business-sign-up">
            {t('signUp')}
          </DialogButton>
        </div>
      </div>
    </section>
  )
}
