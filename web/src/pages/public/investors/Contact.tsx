import { brand } from '#shared/brand.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { buttonClass } from '#web/src/ui/Button.tsx'
import { DialogButton } from '../layout/DialogButton.tsx'
import styles from './Contact.module.css'

export const Contact = () => {
  const t = usePhrases('investors')
  const subject = encodeURIComponent(t('contact.subject', { brand: brand.name }))
  return (
    <section className={styles.section} aria-labelledby="contact">
      <div className={styles.words}>
        <h2 id="contact">{t('contact.heading')}</h2>
        <p>{t('contact.text')}</p>
      </div>
      <div className={styles.actions}>
        <DialogButton opens={{ name: 'booking', tab: 'meeting', hidesDuration: true }}>
          {t('hero.meeting')}
        </DialogButton>
        <a
          className={buttonClass({ variant: 'secondary' })}
          href={`mailto:${brand.contactEmail}?subject=${subject}`}
        >
          {t('contact.write', { email: brand.contactEmail })}
        </a>
      </div>
    </section>
  )
}
