import { percent } from '#shared/figures.ts'
import { useLanguage } from '#web/src/platform/i18n.ts'
import styles from './Shares.module.css'

type SharesProps = {
  caption: string
  /** Heads of the columns: what it is, and the share. */
  heads: readonly [what: string, share: string]
  /** `share` from 0 to 1; `note` explains the row. */
  rows: readonly { name: string; note?: string; share: number }[]
}

/** Shares of a whole: a table whose figures are also drawn as bars. */
export const Shares = ({ caption, heads: [what, of], rows }: SharesProps) => {
  const language = useLanguage()
  return (
    <table className={styles.shares}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{what}</th>
          <th scope="col">{of}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, note, share }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              {note && <span className={styles.note}>{note}</span>}
            </th>
            <td>
              <span className={styles.figure}>{percent(Math.round(share * 100), language)}</span>
              <svg className={styles.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                <rect className={styles.whole} width="100" height="8" />
                <rect width={Math.round(share * 100)} height="8" />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
