import { claims } from '#shared/claims.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { grouped } from '#web/src/ui/figures.ts'
import { DialogButton } from '../layout/DialogButton.tsx'
import { Drawing } from './Drawing.tsx'
import styles from './Hero.module.css'

/** Four promises; one that its owner hides (shared/claims.ts) is left out. */
const Benefits = () => {
  const t = usePhrases('landing')
  const price = grouped(claims.entryPrice.value, useLanguage())
  const benefits = [
    [claims.matchingTo, t('hero.matching', { from: claims.matchingFrom.value, to: claims.matchingTo.value })],
    [claims.notice, t('hero.notice', { days: claims.notice.value })],
    [claims.moneyBack, t('hero.moneyBack', { days: claims.moneyBack.value })],
    [claims.entryPrice, t('hero.price', { price })],
  ] as const
  return (
    <ul className={styles.benefits}>
      {benefits
        .filter(([claim]) => claim.shown)
        .map(([, words]) => (
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
          {claims.accepted.shown && (
            <span>{t('hero.badgeAccepted', { percent: claims.accepted.value })}</span>
          )}
        </p>
        <h1 className={styles.heading}>
          <span>{t('hero.line1')}</span> <span>{t('hero.line2')}</span>{' '}
          <span>{t('hero.line3', { hours: claims.matchingTo.value })}</span>
        </h1>
        <p className={styles.description}>{t('hero.description')}</p>
        <Benefits />
        <div className={styles.actions}>
          <DialogButton opens="business-sign-up">{t('hero.employer')}</DialogButton>
          <DialogButton opens="partner-sign-up" look="secondary">
            {t('hero.engineer')}
          </DialogButton>
        </div>
      </div>
      <Drawing />
    </section>
  )
}
