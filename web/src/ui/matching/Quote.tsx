import type { ShownRow } from '#shared/matching/row.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import styles from './matching.module.css'

type QuoteProps = { quote: ShownRow['met'][number]['quote'] }

/** What a profile says, with the words that were found marked, and where it stands. */
export const Quote = ({ quote: { field, before, text, after } }: QuoteProps) => {
  const t = usePhrases('fit')
  const labels = usePhrases('shown-partner')
  const isWritten = field === 'expertise' || field === 'experience' || field === 'description'
  const where = labels(isWritten ? `inWords.${field}` : `facts.${field}`)
  return (
    <span className={styles.quote}>
      <q>
        {before}
        <mark>{text}</mark>
        {after}
      </q>{' '}
      {t('where', { where })}
    </span>
  )
}
