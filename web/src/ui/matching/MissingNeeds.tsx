import type { ReactNode } from 'react'
import type { ShownRow } from '#shared/matching/row.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import styles from './matching.module.css'

/** What of a brief was not found in a profile; `children` say what can be done about it. */
export const MissingNeeds = ({ missing, children }: Pick<ShownRow, 'missing'> & { children?: ReactNode }) => {
  const t = usePhrases('fit')
  const language = useLanguage()
  if (missing.length === 0) return null
  return (
    <section>
      <h4 className={styles.heading}>{t('missing')}</h4>
      <ul className={styles.names}>
        {missing.map(name => (
          <li key={name.en}>{name[language]}</li>
        ))}
      </ul>
      {children}
    </section>
  )
}
