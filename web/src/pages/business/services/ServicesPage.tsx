import { useDeferredValue } from 'react'
import type { InquiredService } from '#shared/business-inquiries/inquired-services.ts'
import { type ServiceCategory, serviceCatalogue } from '#shared/service-catalogue.ts'
import { CategorySymbol } from '#web/src/features/services/CategorySymbol.tsx'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { PageHeading } from '../../signed-in/PageHeading.tsx'
import page from '../../signed-in/page.module.css'
import { NothingFound } from './NothingFound.tsx'
import { SearchField } from './SearchField.tsx'
import { ServiceCard } from './ServiceCard.tsx'
import styles from './ServicesPage.module.css'
import { type CatalogueCard, useCatalogue, useServiceSearch } from './use-catalogue.ts'
import { useProjectDialog } from './use-project-dialog.ts'
import { useSearch } from './use-search.ts'

/** What fits a screen; the rest is rendered once this is painted, which a slow phone notices. */
const firstCategories = serviceCatalogue.slice(0, 1)

type CardsProps = {
  heading: 'h2' | 'h3'
  cards: readonly CatalogueCard[]
  loading: InquiredService | undefined
  onChoose: (service: InquiredService) => void
}

const Cards = ({ cards, heading, loading, onChoose }: CardsProps) => (
  <ul className={styles.cards}>
    {cards.map(card => (
      <li key={card.id}>
        <ServiceCard
          card={card}
          heading={heading}
          busy={loading === card.id}
          onChoose={() => onChoose(card.id)}
        />
      </li>
    ))}
  </ul>
)

const Category = ({ category, ...rest }: Omit<CardsProps, 'heading'> & { category: ServiceCategory }) => {
  const t = usePhrases('services')
  const id = `category-${category}`
  return (
    <section className={styles.category} aria-labelledby={id}>
      <header className={styles.head}>
        <CategorySymbol category={category} />
        <h2 id={id} className={styles.name}>
          {t(`categories.${category}`)}
        </h2>
      </header>
      <Cards heading="h3" {...rest} />
    </section>
  )
}

/** The services by category, after the custom request. A card opens the description of a project. */
const ServicesPage = () => {
  const t = usePhrases('business')
  const catalogue = useCatalogue()
  const { text, settled, search } = useSearch()
  const find = useServiceSearch(catalogue, text.trim() !== '')
  const { open, close, loading, shown } = useProjectDialog()
  const found = find(text)
  const categories = useDeferredValue<readonly (typeof serviceCatalogue)[number][]>(
    serviceCatalogue,
    firstCategories,
  )
  const custom = found.filter(({ id }) => id === 'custom-project')
  const choosing = { loading, onChoose: open }
  return (
    <>
      <PageHeading>{t('services.title')}</PageHeading>
      <p className={page.intro}>{t('services.intro')}</p>
      <SearchField
        text={text}
        onSearch={search}
        found={t('services.found', { count: find(settled).length, all: catalogue.length })}
      />
      <div className={styles.catalogue}>
        {custom.length > 0 && (
          <div className={styles.custom}>
            <Cards heading="h2" cards={custom} {...choosing} />
          </div>
        )}
        {categories.map(({ category, services }) => {
          const cards = found.filter(({ id }) => (services as readonly string[]).includes(id))
          return (
            cards.length > 0 && <Category key={category} category={category} cards={cards} {...choosing} />
          )
        })}
      </div>
      {found.length === 0 && (
        <NothingFound
          text={text.trim()}
          busy={loading === 'custom-project'}
          onDescribe={() => open('custom-project')}
        />
      )}
      {shown && (
        <shown.Content
          key={shown.service}
          service={shown.service}
          title={catalogue.find(({ card }) => card.id === shown.service)?.card.title ?? ''}
          onClose={() => close(shown.service)}
        />
      )}
    </>
  )
}

export default ServicesPage
