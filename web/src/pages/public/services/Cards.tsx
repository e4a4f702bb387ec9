import type { ServiceSlug } from '#shared/service-catalogue.ts'
import { shownHighlights } from '#shared/services/service-cards.ts'
import { useServiceCards } from '#web/src/features/services/card-content.ts'
import { positionOf, serviceCount } from '#web/src/features/services/position.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { addressOf } from '#web/src/platform/paths.ts'
import { DialogButton } from '../layout/DialogButton.tsx'
import styles from './Cards.module.css'

const Highlights = ({ words }: { words: readonly string[] }) => {
  const t = usePhrases('service-pages')
  const count = words.length - shownHighlights
  return (
    <ul className={styles.highlights}>
      {words.slice(0, shownHighlights).map(word => (
        <li key={word}>{word}</li>
      ))}
      {count > 0 && (
        <li className={styles.more}>
          <span aria-hidden="true">{t('overview.more', { count })}</span>
          <span className="visually-hidden">{t('overview.moreLabel', { count })}</span>
        </li>
      )}
    </ul>
  )
}

export const ServiceCard = ({ slug }: { slug: ServiceSlug }) => {
  const { description, highlights } = useServiceCards()[slug]
  const title = usePhrases('services')(`titles.${slug}`)
  const address = addressOf(`/services/${slug}`, useLanguage())
  return (
    <li className={styles.card}>
      <span className={styles.position} aria-hidden="true">
        {positionOf(slug)}
      </span>
      <h3>
        <a href={address}>{title}</a>
      </h3>
      <p>{description}</p>
      <Highlights words={highlights} />
    </li>
  )
}

/** The card for requests that fit no category: an empty sheet. */
export const CustomCard = () => {
  const { description, highlights } = useServiceCards().customProject
  const t = usePhrases('service-pages')
  const services = usePhrases('services')
  return (
    <section className={styles.custom} aria-labelledby="custom-project">
      <span className={styles.position} aria-hidden="true">
        {serviceCount + 1}
      </span>
      <h2 id="custom-project">{services('titles.custom-project')}</h2>
      <p>{description}</p>
      <Highlights words={highlights} />
      <DialogButton variant="secondary" opens={{ name: 'booking', tab: 'project' }}>
        {t('overview.custom')}
      </DialogButton>
    </section>
  )
}
