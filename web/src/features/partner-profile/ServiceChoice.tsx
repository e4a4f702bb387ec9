import { serviceSlugs } from '#shared/service-catalogue.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import styles from './FactGroup.module.css'
import { FactGroup } from './FactGroup.tsx'
import type { FactFieldProps } from './fact-field.ts'

/** The services of our catalogue, to choose some of. */
export const ServiceChoice = ({ field, readOnly, ...group }: FactFieldProps) => {
  const t = usePhrases('services')
  const chosen = field.value ? field.value.split(',') : []
  const choose = (slug: string, isChosen: boolean) =>
    field.onChange(
      serviceSlugs.filter(other => (other === slug ? isChosen : chosen.includes(other))).join(','),
    )
  return (
    <FactGroup {...group}>
      <div className={styles.choices}>
        {serviceSlugs.map((slug, at) => (
          <label key={slug} className={styles.choice}>
            <input
              type="checkbox"
              ref={at === 0 ? field.ref : undefined}
              checked={chosen.includes(slug)}
              disabled={readOnly}
              onChange={event => choose(slug, event.target.checked)}
            />
            {t(`titles.${slug}`)}
          </label>
        ))}
      </div>
    </FactGroup>
  )
}
