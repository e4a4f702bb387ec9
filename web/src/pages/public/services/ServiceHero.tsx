import type { ServiceCategory, ServiceSlug } from '#shared/service-catalogue.ts'
import type { ServicePage } from '#shared/services/service-page.ts'
import { AssemblyDrawing } from '#web/src/features/services/AssemblyDrawing.tsx'
import { positionOf, serviceCount } from '#web/src/features/services/position.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { addressOf } from '#web/src/platform/paths.ts'
import { DialogButton } from '../layout/DialogButton.tsx'
import styles from './ServiceHero.module.css'

type Props = { slug: ServiceSlug; category: ServiceCategory; page: ServicePage }

/** The category's drawing with its title block; this page's part is marked in it. */
const Sheet = ({ slug, category }: Pick<Props, 'slug' | 'category'>) => {
  const t = usePhrases('service-pages')
  const services = usePhrases('services')
  return (
    <div className={styles.sheet}>
      <AssemblyDrawing category={category} marked={slug} />
      <p className={styles.title}>
        <span>{services(`categories.${category}`)}</span>
        <span>{t('position', { position: positionOf(slug), count: serviceCount })}</span>
      </p>
    </div>
  )
}

export const ServiceHero = ({ slug, category, page }: Props) => {
  const t = usePhrases('service-pages')
  const title = usePhrases('services')(`titles.${slug}`)
  const overview = addressOf('/services', useLanguage())
  return (
    <section className={styles.hero}>
      <div>
        <nav className={styles.crumbs} aria-label={t('crumbs')}>
          <ol className={styles.trail}>
            <li>
              <a href={overview}>{t('breadcrumb')}</a>
            </li>
            <li aria-current="page">{title}</li>
          </ol>
        </nav>
        <h1 className={styles.heading}>{page.heading}</h1>
        <p className={styles.lead}>{page.lead}</p>
        <div className={styles.actions}>
          <DialogButton opens={{ name: 'booking', tab: 'meeting' }}>{t('book')}</DialogButton>
          <DialogButton look="secondary" opens={{ name: 'booking', tab: 'project', projectTitle: title }}>
            {t('inquire')}
          </DialogButton>
        </div>
      </div>
      <Sheet slug={slug} category={category} />
    </section>
  )
}
