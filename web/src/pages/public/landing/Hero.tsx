import { claim } from '#shared/claims.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { DialogButton } from '../layout/DialogButton.tsx'
import { Drawing } from './Drawing.tsx'
import styles from './Hero.module.css'

/** Four promises; one with a hidden claim (shared/claims.ts) is empty. */
const Benefits = () => {
  const t = usePhrases('landing')
  const benefits = [t('hero.matching'), t('hero.notice'), t('hero.moneyBack'), t('hero.price')]
  return (
    <ul className={styles.benefits}>
      {benefits.filter(Boolean).map(words => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  )
}

export const Hero = () => {
  const t = usePhrases('landing')
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <p className={styles.badge}>
          {t('hero.badge')}
          {claim('accepted').shown && <span>{t('hero.badgeAccepted')}</span>}
        </p>
        <h1 className={styles.heading}>
          <span>{t('hero.line1')}</span> <span>{t('hero.line2')}</span> <span>{t('hero.line3')}</span>
        </h1>
        <p className={styles.description}>{t('hero.description')}</p>
        <Benefits />
        <div className={styles.actions}>
          <DialogButton opens="business-sign-up">{t('hero.employer')}</DialogButton>
          <DialogButton opens="partner-sign-up" variant="secondary">
            {t('hero.engineer')}
          </DialogButton>
        </div>
      </div>
      <Drawing />
    </section>
  )
}
