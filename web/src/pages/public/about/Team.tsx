import { teamRoles } from '#shared/about/team.ts'
import { brand } from '#shared/brand.ts'
import { entriesOf } from '#shared/content/entries.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { buttonClass } from '#web/src/ui/Button.tsx'
import styles from './Team.module.css'

export const Team = () => {
  const t = usePhrases('about')
  const standard = teamRoles.map(id => ({
    id: id as string,
    title: t(`team.${id}.title`),
    text: t(`team.${id}.text`),
  }))
  return (
    <section className={styles.section} aria-labelledby="team">
      <div className={styles.head}>
        <h2 id="team">{t('team.heading')}</h2>
        <p>{t('team.text')}</p>
        <a className={buttonClass({ variant: 'secondary' })} href={`mailto:${brand.contactEmail}`}>
          {t('team.write')}
        </a>
      </div>
      <dl className={styles.roles}>
        {entriesOf('team', standard, useLanguage()).map(({ id, title, text }) => (
          <div key={id}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
