import { badges } from '#shared/about/badges.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import styles from './Badges.module.css'

const evidenced = badges.filter(badge => badge.evidenced)

/** Certificates; nothing if no document proves one. */
export const Badges = () => {
  const t = usePhrases('about')
  const language = useLanguage()
  if (evidenced.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="badges">
      <div className={styles.head}>
        <h2 id="badges">{t('badges.heading')}</h2>
        <p>{t('badges.text')}</p>
      </div>
      <ul className={styles.badges}>
        {evidenced.map(({ id, mark, [language]: words }) => (
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
