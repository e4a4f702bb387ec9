import { claims } from '#shared/claims.ts'
import { percent } from '#shared/figures.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import styles from './Metrics.module.css'

/** The headline figures, open to everybody. */
export const Metrics = () => {
  const t = usePhrases('investors')
  const language = useLanguage()
  const metrics = [
    {
      claim: claims.engineers,
      figure: `${claims.engineers.value}+`,
      words: t('metrics.partners'),
      more: t('metrics.partnersMore'),
    },
    {
      claim: claims.satisfaction,
      figure: percent(claims.satisfaction.value, language),
      words: t('metrics.satisfaction'),
      more: t('metrics.satisfactionMore'),
    },
    {
      claim: claims.arrGrowth,
      figure: `${claims.arrGrowth.value}x`,
      words: t('metrics.arrMore'),
      more: t('metrics.arr'),
    },
  ]
  return (
    <section className={styles.band} aria-label={t('metrics.label')}>
      <dl className={styles.metrics}>
        {metrics
          .filter(({ claim }) => claim.shown)
          .map(({ figure, words, more }) => (
            <div key={words}>
              <dt>{words}</dt>
              <dd className={styles.figure}>{figure}</dd>
              {more && <dd className={styles.more}>{more}</dd>}
            </div>
          ))}
      </dl>
    </section>
  )
}
