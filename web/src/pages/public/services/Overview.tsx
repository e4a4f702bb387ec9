import { serviceCatalogue } from '#shared/service-catalogue.ts'
import { AssemblyDrawing } from '#web/src/features/services/AssemblyDrawing.tsx'
import { loadServiceCards } from '#web/src/features/services/card-content.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import cards from './Cards.module.css'
import { CustomCard, ServiceCard } from './Cards.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import styles from './Overview.module.css'
import { OverviewHero } from './OverviewHero.tsx'

/** All services: a drawing for each category, and a card for each number in it. */
const Overview = () => {
  const services = usePhrases('services')
  return (
    <>
      <OverviewHero />
      {serviceCatalogue.map(({ category, services: slugs }) => (
        <section
          key={category}
          id={category}
          className={styles.category}
          aria-labelledby={`${category}-name`}
        >
          <div className={styles.head}>
            <h2 id={`${category}-name`}>{services(`categories.${category}`)}</h2>
            <AssemblyDrawing category={category} />
          </div>
          <ul className={cards.list}>
            {slugs.map(slug => (
              <ServiceCard key={slug} slug={slug} />
            ))}
          </ul>
        </section>
      ))}
      <CustomCard />
      <HowItWorks />
    </>
  )
}

export default Overview

/** Loads its texts before it is rendered. */
export const loadContent = loadServiceCards
