import { claim } from '#shared/claims.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import styles from './Stats.module.css'

/** Four figures; one with a hidden claim is left out. */
export const Stats = () => {
  const t = usePhrases('talents')
  const percent = useLanguage() === 'sv' ? '\u00a0%' : '%'
  const stats = [
    [claim('engineers'), '+', t('stats.talents')],
    [claim('satisfaction'), percent, t('stats.satisfaction')],
    [claim('industries'), '+', t('stats.industries')],
    [claim('feedback'), `\u00a0${t('stats.hours')}`, t('stats.feedback')],
  ] as const
  return (
    <section className={styles.section} aria-label={t('stats.label')}>
      <dl className={styles.stats}>
        {stats
          .filter(([{ shown }]) => shown)
          .map(([{ value }, unit, words]) => (
            <div key={words} className={styles.stat}>
              <dt>{words}</dt>
              <dd>
                {value}
                <small>{unit}</small>
              </dd>
            </div>
          ))}
      </dl>
    </section>
  )
}
