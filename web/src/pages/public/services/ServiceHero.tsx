import type { ServiceCategory, ServiceSlug } from '#shared/service-catalogue.ts'
import type { ServicePage } from '#shared/services/service-page.ts'
import { DetailDrawing } from '#web/src/features/services/DetailDrawing.tsx'
import { positionOf, serviceCount } from '#web/src/features/services/position.ts'
import type { ServiceDrawing } from '#web/src/features/services/service-drawing.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { addressOf } from '#web/src/platform/paths.ts'
import { DialogButton } from '../layout/DialogButton.tsx'
import styles from './ServiceHero.module.css'

type Props = { slug: ServiceSlug; category: ServiceCategory; page: ServicePage; drawing: ServiceDrawing }

const sheets = { beside: styles.beside, before: styles.before, across: styles.across }

/** The service's drawing with its title block. */
const Sheet = ({ slug, category, drawing }: Omit<Props, 'page'>) => {
  const t = usePhrases('service-pages')
  const services = usePhrases('services')
  const position = positionOf(slug)
  return (
    <div className={styles.sheet}>
      <DetailDrawing drawing={drawing} position={position} />
      <p className={styles.title}>
        <span>{services(`categories.${category}`)}</span>
        <span>{t('position', { position, count: serviceCount })}</span>
      </p>
    </div>
  )
}

export const ServiceHero = ({ slug, category, page, drawing }: Props) => {
  const t = usePhrases('service-pages')
  const title = usePhrases('services')(`titles.${slug}`)
  const overview = addressOf('/services', useLanguage())
  return (
    <section className={`${styles.hero} ${sheets[drawing.sheet]}`}>
      <nav className={styles.crumbs} aria-label={t('crumbs')}>
        <ol className={styles.trail}>
          <li>
            <a href={overview}>{t('breadcrumb')}</a>
          </li>
          <li aria-current="page">{title}</li>
        </ol>
      </nav>
      <h1 className={styles.heading}>{page.heading}</h1>
      <div className={styles.words}>
        <p className={styles.lead}>{page.lead}</p>
        <div className={styles.actions}>
          <DialogButton opens={{ name: 'booking', tab: 'meeting' }}>{t('book')}</DialogButton>
          <DialogButton variant="secondary" opens={{ name: 'booking', tab: 'project', projectTitle: title }}>
            {t('inquire')}
          </DialogButton>
        </div>
      </div>
      <Sheet slug={slug} category={category} drawing={drawing} />
    </section>
  )
}
