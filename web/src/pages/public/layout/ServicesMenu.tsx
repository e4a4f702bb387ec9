import { serviceCatalogue } from '#shared/service-catalogue.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { addressOf } from '#web/src/platform/paths.ts'
import styles from './ServicesMenu.module.css'

/** Opens the menu below; web/src/before/services-menu.ts adds opening on hover. */
export const ServicesButton = ({ className = '' }: { className?: string | undefined }) => {
  const t = usePhrases('site')
  return (
    <button type="button" className={`${styles.button} ${className}`} popoverTarget="services-menu">
      {t('nav.competencies')}
      <svg
        width="10"
        height="7"
        viewBox="0 0 10 7"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        aria-hidden="true"
      >
        <path d="M1 1l4 4 4-4" />
      </svg>
    </button>
  )
}

const Groups = () => {
  const services = usePhrases('services')
  const language = useLanguage()
  return serviceCatalogue.map(group => (
    <div key={group.category} className={styles.group}>
      <p id={`menu-${group.category}`} className={styles.category}>
        {services(`categories.${group.category}`)}
      </p>
      <ul className={styles.links} aria-labelledby={`menu-${group.category}`}>
        {group.services.map(slug => (
          <li key={slug}>
            <a href={addressOf(`/services/${slug}`, language)}>{services(`titles.${slug}`)}</a>
          </li>
        ))}
      </ul>
    </div>
  ))
}

/** The 25 services in their 7 groups: one native popover, used by the header and by the menu of small screens. */
export const ServicesMenu = () => {
  const t = usePhrases('site')
  return (
    <nav id="services-menu" className={styles.panel} popover="auto" aria-label={t('nav.competencies')}>
      <div className={styles.groups}>
        <button
          type="button"
          className={styles.back}
          popoverTarget="services-menu"
          popoverTargetAction="hide"
        >
          {t('nav.back')}
        </button>
        <Groups />
        <a className={styles.all} href={addressOf('/services', useLanguage())}>
          {t('nav.allCompetencies')}
        </a>
      </div>
    </nav>
  )
}
