import { claims } from '#shared/claims.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import styles from './Stats.module.css'

export const Stats = () => {
  const t = usePhrases('landing')
  const language = useLanguage()
  const stats = [
    { claim: claims.engineers, unit: '+', words: t('stats.engineers') },
    { claim: claims.satisfaction, unit: language === 'sv' ? '\u00a0%' : '%', words: t('stats.satisfaction') },
    { claim: claims.matchingTo, unit: `\u00a0${t('stats.hours')}`, words: t('stats.matching') },
    { claim: claims.commitment, unit: `\u00a0${t('stats.months')}`, words: t('stats.commitment') },
  ]
  return (
    <section className={styles.band} aria-label={t('stats.label')}>
      <dl className={styles.stats}>
        {stats
          .filter(({ claim }) => claim.shown)
          .map(({ claim, unit, words }) => (
            <div key={words} className={styles.stat}>
              <dt>{words}</dt>
              <dd>
                {claim.value}
                <small>{unit}</small>
              </dd>
            </div>
          ))}
      </dl>
    </section>
  )
}
