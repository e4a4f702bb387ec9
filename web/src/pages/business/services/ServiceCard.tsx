import { lazy } from 'react'
import { shownHighlights } from '#shared/services/service-cards.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Optional } from '#web/src/ui/Optional.tsx'
import styles from './ServiceCard.module.css'
import type { CatalogueCard } from './use-catalogue.ts'

/** Fetched after the cards are shown, so that nothing waits for a drawing. */
const CardIcon = lazy(() => import('#web/src/features/services/CardIcon.tsx'))

const Highlights = ({ words }: { words: readonly string[] }) => {
  const t = usePhrases('business')
  const count = words.length - shownHighlights
  return (
    <ul className={styles.highlights}>
      {words.slice(0, shownHighlights).map(word => (
        <li key={word}>{word}</li>
      ))}
      {count > 0 && (
        <li>
          <span aria-hidden="true">{t('services.more', { count })}</span>
          <span className="visually-hidden">{t('services.moreLabel', { count })}</span>
        </li>
      )}
    </ul>
  )
}

type CardProps = {
  card: CatalogueCard
  /** The heading level, one below the section's. */
  heading: 'h2' | 'h3'
  busy: boolean
  onChoose: () => void
}

/** The card of a service; pressing anywhere opens the description of a project. */
export const ServiceCard = ({
  card: { id, title, description, highlights, badge },
  heading: Heading,
  busy,
  onChoose,
}: CardProps) => (
  <article className={styles.card}>
    <div className={styles.icon}>
      <Optional>
        <CardIcon service={id} />
      </Optional>
    </div>
    <Heading className={styles.title}>
      <button
        type="button"
        className={styles.opens}
        aria-haspopup="dialog"
        aria-busy={busy || undefined}
        onClick={onChoose}
      >
        {title}
      </button>
      {badge && <span className={styles.badge}>{badge}</span>}
    </Heading>
    <p className={styles.description}>{description}</p>
    <Highlights words={highlights} />
  </article>
)
