import type { ShownRow } from '#shared/matching/row.ts'
import styles from './matching.module.css'

/** A band in words, with a sign that is full, half or empty as the words say. */
export const Band = ({ band, words }: Pick<ShownRow, 'band'> & { words: string }) => (
  <span className={styles.band} data-band={band ?? undefined}>
    {words}
  </span>
)
