import type { ReactNode } from 'react'
import type { ShownRow } from '#shared/matching/row.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import styles from './matching.module.css'
import { type RowLevel, RowPart } from './RowPart.tsx'

type MissingProps = Pick<ShownRow, 'missing'> & { level?: RowLevel; children?: ReactNode }

/** What of a brief was not found in a profile; `children` say what can be done about it. */
export const MissingNeeds = ({ missing, level, children }: MissingProps) => {
  const t = usePhrases('fit')
  const language = useLanguage()
  if (missing.length === 0) return null
  return (
    <RowPart level={level} heading={t('missing')}>
      <ul className={styles.names}>
        {missing.map(name => (
          <li key={name.en}>{name[language]}</li>
        ))}
      </ul>
      {children}
    </RowPart>
  )
}
