import type { ShownRow } from '#shared/matching/row.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import styles from './matching.module.css'

type QuoteProps = { quote: ShownRow['met'][number]['quote'] }

/** What a profile says, with the words that were found marked, and where it stands. */
export const Quote = ({ quote: { field, page, before, text, after } }: QuoteProps) => {
  const t = usePhrases('fit')
  const labels = usePhrases('shown-partner')
  const whereIn = (part: Exclude<typeof field, 'cv'>): string => {
    const isWritten = part === 'expertise' || part === 'experience' || part === 'description'
    return t('where', { where: labels(isWritten ? `inWords.${part}` : `facts.${part}`) })
  }
  return (
    <span className={styles.quote}>
      <q>
        {before}
        <mark>{text}</mark>
        {after}
      </q>{' '}
      {field === 'cv' ? t('cvPage', { page }) : whereIn(field)}
    </span>
  )
}
