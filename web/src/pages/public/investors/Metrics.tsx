import { claim } from '#shared/claims.ts'
import { percent } from '#shared/figures.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import styles from './Metrics.module.css'

/** The headline figures, open to everybody. */
export const Metrics = () => {
  const t = usePhrases('investors')
  const language = useLanguage()
  const metrics = [
    {
      stated: claim('engineers'),
      figure: `${claim('engineers').value}+`,
      words: t('metrics.partners'),
      more: t('metrics.partnersMore'),
    },
    {
      stated: claim('satisfaction'),
      figure: percent(claim('satisfaction').value, language),
      words: t('metrics.satisfaction'),
      more: t('metrics.satisfactionMore'),
    },
    {
      stated: claim('arrGrowth'),
      figure: `${claim('arrGrowth').value}x`,
      words: t('metrics.arrMore'),
      more: t('metrics.arr'),
    },
  ]
  return (
    <section className={styles.band} aria-label={t('metrics.label')}>
      <dl className={styles.metrics}>
        {metrics
          .filter(({ stated }) => stated.shown)
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
