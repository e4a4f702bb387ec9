import { serviceCatalogue } from '#shared/service-catalogue.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { PageHeading } from '../signed-in/PageHeading.tsx'
import styles from '../signed-in/page.module.css'
import services from './ServicesPage.module.css'

/** What a business can ask for, by category. */
export const ServicesPage = () => {
  const t = usePhrases('business')
  const words = usePhrases('services')
  return (
    <>
      <PageHeading>{t('services.title')}</PageHeading>
      <p className={styles.intro}>{t('services.intro', { categories: serviceCatalogue.length })}</p>
      <div className={styles.grid}>
        {serviceCatalogue.map(({ category, services: slugs }) => (
          <section key={category} className={services.category}>
            <h2 className={services.name}>{words(`categories.${category}`)}</h2>
            <ul className={services.list}>
              {slugs.map(slug => (
                <li key={slug}>{words(`titles.${slug}`)}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
