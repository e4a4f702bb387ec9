import type { ShownRow } from '#shared/matching/row.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import styles from './matching.module.css'
import { Quote } from './Quote.tsx'

/** What a profile meets of a brief, each with what it says of it. */
export const MetNeeds = ({ met }: Pick<ShownRow, 'met'>) => {
  const t = usePhrases('fit')
  const language = useLanguage()
  if (met.length === 0) return null
  return (
    <section>
      <h4 className={styles.heading}>{t('met')}</h4>
      <ul className={styles.list}>
        {met.map(({ name, quote }) => (
          <li key={name.en} className={styles.met}>
            <strong>{name[language]}</strong>
            <Quote quote={quote} />
          </li>
        ))}
      </ul>
    </section>
  )
}
