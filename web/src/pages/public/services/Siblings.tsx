import { type ServiceCategory, type ServiceSlug, serviceCatalogue } from '#shared/service-catalogue.ts'
import { positionOf } from '#web/src/features/services/position.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { addressOf } from '#web/src/platform/paths.ts'
import styles from './Siblings.module.css'

/** The other services of the same category, and the link back to all. */
export const Siblings = ({ slug, category }: { slug: ServiceSlug; category: ServiceCategory }) => {
  const t = usePhrases('service-pages')
  const services = usePhrases('services')
  const language = useLanguage()
  const slugs: readonly ServiceSlug[] =
    serviceCatalogue.find(group => group.category === category)?.services ?? []
  return (
    <nav className={styles.siblings} aria-labelledby="siblings">
      <h2 id="siblings">{t('siblings', { category: services(`categories.${category}`) })}</h2>
      <ul className={styles.list}>
        {slugs
          .filter(other => other !== slug)
          .map(other => (
            <li key={other}>
              <a href={addressOf(`/services/${other}`, language)}>
                <span aria-hidden="true">{positionOf(other)}</span>
                <b>{services(`titles.${other}`)}</b>
              </a>
            </li>
          ))}
        <li>
          <a href={addressOf('/services', language)}>
            <b>{t('all')}</b>
          </a>
        </li>
      </ul>
    </nav>
  )
}
