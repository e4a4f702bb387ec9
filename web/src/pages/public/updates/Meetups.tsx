import { brand } from '#shared/brand.ts'
import { pastMeetups } from '#shared/community/meetups.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import styles from './Meetups.module.css'
import { mailAbout } from './mail-about.ts'
import page from './Updates.module.css'

const Past = () => {
  const t = usePhrases('updates')
  const language = useLanguage()
  return (
    <ol className={styles.meetups}>
      {pastMeetups().map(({ id, date, attendees, recording, [language]: { title, highlights } }) => (
        <li key={id} className={styles.meetup}>
          <p className={styles.facts}>
            <time dateTime={date}>{date}</time>
            <span>
              <b>{attendees}</b> {t('meetups.attendees')}
            </span>
          </p>
          <div className={styles.words}>
            <h3>{title}</h3>
            <ul className={styles.highlights} aria-label={t('meetups.highlights')}>
              {highlights.map(highlight => (
                <li key={highlight}>{highlight}</li>
              ))}
            </ul>
            <a
              className={styles.recording}
              href={mailAbout(brand.contactEmail, t('meetups.askSubject', { title }))}
            >
              {t('meetups.ask', { minutes: recording })}
              <span className="visually-hidden">: {title}</span>
            </a>
          </div>
        </li>
      ))}
    </ol>
  )
}

export const Meetups = () => {
  const t = usePhrases('updates')
  return (
    <>
      <div className={page.empty}>
        <h2>{t('meetups.none')}</h2>
        <p>{t('meetups.noneText')}</p>
      </div>
      <h2 className={styles.past}>{t('meetups.past')}</h2>
      <Past />
    </>
  )
}
