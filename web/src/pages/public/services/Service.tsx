import { useLocation } from 'react-router-dom'
import { type ServiceSlug, serviceCatalogue } from '#shared/service-catalogue.ts'
import { statedResults } from '#shared/services/results.ts'
import {
  loadServicePage,
  useServiceDrawing,
  useServicePage,
} from '#web/src/features/services/service-content.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { withoutLanguage } from '#web/src/platform/paths.ts'
import { NodeSteps } from '../NodeSteps.tsx'
import { Closing } from './Closing.tsx'
import { Offers } from './Offers.tsx'
import { Results } from './Results.tsx'
import styles from './Service.module.css'
import { ServiceHero } from './ServiceHero.tsx'
import { Siblings } from './Siblings.tsx'

/** Returns the service in the path; the router lets no other path through. */
const useService = () => {
  const slug = withoutLanguage(useLocation().pathname).split('/')[2] as ServiceSlug
  const group = serviceCatalogue.find(({ services }) => (services as readonly string[]).includes(slug))
  if (!group) throw new Error(`There is no service ${slug}`)
  return { slug, category: group.category }
}

/** The sections below follow the placement of the drawing. */
const sections = { beside: '', before: styles.stacked, across: styles.ruled }

/** The page of one service, with the text of its own file. */
const Service = () => {
  const { slug, category } = useService()
  const page = useServicePage(slug)
  const drawing = useServiceDrawing(slug)
  const title = usePhrases('services')(`titles.${slug}`)
  const items = statedResults(page.results.items, useLanguage())
  const results = items.length > 0 && <Results heading={page.results.heading} items={items} />
  const isInFigures = items.some(({ figure }) => figure)
  const section = `${styles.section} ${sections[drawing.sheet]}`
  return (
    <>
      <ServiceHero slug={slug} category={category} page={page} drawing={drawing} />
      {isInFigures && results}
      <section className={section} aria-labelledby="about">
        <h2 id="about">{page.about.heading}</h2>
        <div className={styles.prose}>
          {page.about.paragraphs.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <section className={section} aria-labelledby="capabilities">
        <h2 id="capabilities">{page.capabilities.heading}</h2>
        <ul className={styles.capabilities}>
          {page.capabilities.cards.map(card => (
            <li key={card.title}>
              <h3>{card.title}</h3>
              <p>{card.text}</p>
            </li>
          ))}
        </ul>
      </section>
      <Offers service={title} offers={page.offers} />
      <section className={styles.wide} aria-labelledby="process">
        <h2 id="process">{page.process.heading}</h2>
        <NodeSteps steps={page.process.steps} />
      </section>
      {!isInFigures && results}
      <Closing service={title} closing={page.closing} />
      <Siblings slug={slug} category={category} />
    </>
  )
}

export default Service

/** Loads its texts before it is rendered. */
export const loadContent = loadServicePage
