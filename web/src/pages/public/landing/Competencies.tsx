import { serviceCatalogue } from '#shared/service-catalogue.ts'
import { CategorySymbol } from '#web/src/features/services/CategorySymbol.tsx'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { addressOf } from '#web/src/platform/paths.ts'
import { buttonClass } from '#web/src/ui/Button.tsx'
import styles from './Competencies.module.css'

const count = serviceCatalogue.flatMap(({ services }) => services as readonly string[]).length

/** All services, as the parts list of a drawing. */
export const Competencies = () => {
  const t = usePhrases('landing')
  const services = usePhrases('services')
  const language = useLanguage()
  return (
    <section className={styles.section} aria-labelledby="competencies">
      <div className={styles.head}>
        <h2 id="competencies">{t('competencies.heading')}</h2>
        <p>{t('competencies.text', { count, groups: serviceCatalogue.length })}</p>
        <a className={buttonClass({ variant: 'secondary' })} href={addressOf('/services', language)}>
          {t('competencies.all')}
        </a>
      </div>
      <ol className={styles.list}>
        {serviceCatalogue.map(({ category, services: slugs }, index) => (
          <li key={category} className={styles.group}>
            <span className={styles.position} aria-hidden="true">
              {index + 1}
            </span>
            <CategorySymbol category={category} />
            <h3>{services(`categories.${category}`)}</h3>
            <ul className={styles.services}>
              {slugs.map(slug => (
                <li key={slug}>
                  <a href={addressOf(`/services/${slug}`, language)}>{services(`titles.${slug}`)}</a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}
