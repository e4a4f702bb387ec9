import { timeline } from '#shared/about/timeline.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import styles from './Plate.module.css'

/** The company's facts on a machine's type plate. A row with a hidden claim is left out. */
export const Plate = () => {
  const t = usePhrases('about')
  const rows = [
    [t('plate.model'), t('plate.modelValue')],
    [t('plate.network'), t('plate.engineers')],
    [t('plate.industries'), t('plate.industriesValue')],
    [t('plate.accepted'), t('plate.acceptedValue')],
    [t('plate.satisfaction'), t('plate.satisfactionValue')],
    [t('plate.built'), t('plate.builtValue')],
    [t('plate.year'), String(timeline()[0]?.year)],
    [t('plate.languages'), t('plate.languagesValue')],
  ] as const
  return (
    <section className={styles.section} aria-label={t('plate.label')}>
      <dl className={styles.plate}>
        {rows
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}
