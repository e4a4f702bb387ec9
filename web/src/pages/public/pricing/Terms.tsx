import { brand } from '#shared/brand.ts'
import { claims } from '#shared/claims.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import styles from './Terms.module.css'

/** The terms as a machine wears them: a riveted rating plate. */
export const Terms = () => {
  const t = usePhrases('pricing')
  const ratings = [
    { claim: claims.commitment, unit: t('terms.months'), words: t('terms.commitment') },
    { claim: claims.notice, unit: t('terms.days'), words: t('terms.notice') },
    { claim: claims.moneyBack, unit: t('terms.days'), words: t('terms.moneyBack') },
  ]
  return (
    <section className={styles.section} aria-labelledby="terms">
      <div className={styles.plate}>
        <h2 id="terms">
          {t('terms.heading')} <span>{brand.name}</span>
        </h2>
        <dl className={styles.ratings}>
          {ratings
            .filter(({ claim }) => claim.shown)
            .map(({ claim, unit, words }) => (
              <div key={words}>
                <dt>{words}</dt>
                <dd>
                  {claim.value} <small>{unit}</small>
                </dd>
              </div>
            ))}
          <div>
            <dt>{t('terms.guarantee')}</dt>
            <dd>{t('terms.guaranteed')}</dd>
          </div>
        </dl>
      </div>
    </section>
  )
}
