import { claim } from '#shared/claims.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { buttonClass } from '#web/src/ui/Button.tsx'
import { DialogButton } from '../layout/DialogButton.tsx'
import styles from './Hero.module.css'
import { Hundred } from './Hundred.tsx'

export const Hero = () => {
  const t = usePhrases('talents')
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.heading}>{t('hero.heading')}</h1>
        <p className={styles.text}>{t('hero.text')}</p>
        <div className={styles.actions}>
          <DialogButton opens="partner-sign-up">{t('hero.apply')}</DialogButton>
          <a className={buttonClass({ variant: 'quiet' })} href="#verification">
            {t('hero.verification')}
          </a>
        </div>
      </div>
      {claim('accepted').shown && <Hundred />}
    </section>
  )
}
