import { serviceCatalogue } from '#shared/service-catalogue.ts'
import { positionOf } from '#web/src/features/services/position.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { DialogButton } from '../layout/DialogButton.tsx'
import styles from './Overview.module.css'

/** The title of the page, with links to its categories. */
export const OverviewHero = () => {
  const t = usePhrases('service-pages')
  const services = usePhrases('services')
  const site = usePhrases('site')
  return (
    <section className={styles.hero}>
      <div>
        <h1>{t('overview.heading')}</h1>
        <p className={styles.lead}>{t('overview.lead')}</p>
        <div className={styles.actions}>
          <DialogButton opens={{ name: 'booking', tab: 'meeting' }}>{t('book')}</DialogButton>
          <DialogButton opens="get-started" variant="secondary">
            {site('nav.getStarted')}
          </DialogButton>
        </div>
      </div>
      <nav aria-label={t('overview.index')}>
        <ol className={styles.index}>
          {serviceCatalogue.map(({ category, services: slugs }) => (
            <li key={category}>
              <a href={`#${category}`}>
                <span>{services(`categories.${category}`)}</span>
                <span className={styles.range}>
                  {positionOf(slugs[0])}–{positionOf(slugs[0]) + slugs.length - 1}
                </span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </section>
  )
}
