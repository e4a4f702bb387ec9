import { claim } from '#shared/claims.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import styles from './Stats.module.css'

export const Stats = () => {
  const t = usePhrases('landing')
  const language = useLanguage()
  const stats = [
    { stated: claim('engineers'), unit: '+', words: t('stats.engineers') },
    {
      stated: claim('satisfaction'),
      unit: language === 'sv' ? '\u00a0%' : '%',
      words: t('stats.satisfaction'),
    },
    { stated: claim('matchingTo'), unit: `\u00a0${t('stats.hours')}`, words: t('stats.matching') },
    { stated: claim('commitment'), unit: `\u00a0${t('stats.months')}`, words: t('stats.commitment') },
  ]
  return (
    <section className={styles.band} aria-label={t('stats.label')}>
      <dl className={styles.stats}>
        {stats
          .filter(({ stated }) => stated.shown)
          .map(({ stated, unit, words }) => (
            <div key={words} className={styles.stat}>
              <dt>{words}</dt>
              <dd>
                {stated.value}
                <small>{unit}</small>
              </dd>
            </div>
          ))}
      </dl>
    </section>
  )
}
