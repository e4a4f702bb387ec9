import { promiseDays } from '#shared/business-inquiries/promise-figure.ts'
import { type KeptPromise as Kept, usePromise } from '#web/src/features/business-inquiries/use-promise.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import styles from './KeptPromise.module.css'

const Section = ({ cases, percent, hours }: Kept) => {
  const t = usePhrases('promise')
  const rows = [
    [t('kept'), t('keptValue', { percent })],
    ...(hours === null ? [] : [[t('median'), t('medianValue', { count: hours })] as const]),
    [t('cases'), String(cases)],
  ] as const
  return (
    <section className={styles.section} aria-labelledby="promise">
      <div className={styles.head}>
        <h2 id="promise">{t('heading')}</h2>
        <p>{t('text', { days: promiseDays })}</p>
      </div>
      <dl className={styles.figures}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** How the promise of first proposals was kept, as far as there is enough to say. */
const KeptPromise = () => {
  const promise = usePromise()
  return promise && <Section {...promise} />
}

export default KeptPromise
