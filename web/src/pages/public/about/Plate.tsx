import { timeline } from '#shared/about/timeline.ts'
import { type Claim, claims } from '#shared/claims.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { percent } from '#web/src/ui/figures.ts'
import styles from './Plate.module.css'

/** What the company is, as machines say it: on a plate with four rivets. */
export const Plate = () => {
  const t = usePhrases('about')
  const language = useLanguage()
  const { engineers, industries, accepted, satisfaction } = claims
  const rows: readonly (readonly [name: string, value: string, claim?: Claim])[] = [
    [t('plate.model'), t('plate.modelValue')],
    [t('plate.network'), t('plate.engineers', { count: engineers.value }), engineers],
    [t('plate.industries'), t('plate.industriesValue', { count: industries.value }), industries],
    [t('plate.accepted'), t('plate.acceptedValue', { percent: percent(accepted.value, language) }), accepted],
    [
      t('plate.satisfaction'),
      t('plate.satisfactionValue', { percent: percent(satisfaction.value, language) }),
      satisfaction,
    ],
    [t('plate.built'), t('plate.builtValue')],
    [t('plate.year'), String(timeline[0]?.year)],
    [t('plate.languages'), t('plate.languagesValue')],
  ]
  return (
    <section className={styles.section} aria-label={t('plate.label')}>
      <dl className={styles.plate}>
        {rows
          .filter(([, , claim]) => claim?.shown ?? true)
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
