import { brand } from '#shared/brand.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { buttonClass } from '#web/src/ui/Button.tsx'
import styles from './Team.module.css'

const roles = ['vetting', 'matching', 'delivery', 'platform', 'contracts'] as const

export const Team = () => {
  const t = usePhrases('about')
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
        {roles.map(role => (
          <div key={role}>
            <dt>{t(`team.${role}.title`)}</dt>
            <dd>{t(`team.${role}.text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
