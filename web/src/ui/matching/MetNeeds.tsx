import type { ShownRow } from '#shared/matching/row.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import styles from './matching.module.css'
import { Quote } from './Quote.tsx'
import { type RowLevel, RowPart } from './RowPart.tsx'

type MetProps = Pick<ShownRow, 'met'> & { level?: RowLevel }

/** What a profile meets of a brief, each with what it says of it. */
export const MetNeeds = ({ met, level }: MetProps) => {
  const t = usePhrases('fit')
  const language = useLanguage()
  if (met.length === 0) return null
  return (
    <RowPart level={level} heading={t('met')}>
      <ul className={styles.list}>
        {met.map(({ name, quote }) => (
          <li key={name.en} className={styles.met}>
            <strong>{name[language]}</strong>
            <Quote quote={quote} />
          </li>
        ))}
      </ul>
    </RowPart>
  )
}
