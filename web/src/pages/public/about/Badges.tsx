import { shownBadges } from '#shared/about/badges.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import styles from './Badges.module.css'

/** Certificates; nothing if no document proves one. */
export const Badges = () => {
  const t = usePhrases('about')
  const language = useLanguage()
  const badges = shownBadges()
  if (badges.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="badges">
      <div className={styles.head}>
        <h2 id="badges">{t('badges.heading')}</h2>
        <p>{t('badges.text')}</p>
      </div>
      <ul className={styles.badges}>
        {badges.map(({ id, mark, [language]: words }) => (
          <li key={id}>
            <p className={styles.name}>
              {words.name} <b>{mark}</b>
            </p>
            <p className={styles.about}>{words.about}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
