import type { ReactNode } from 'react'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { type Column, isFigure } from './columns.ts'
import styles from './EarningsTable.module.css'

type Row = { key: string; cells: readonly ReactNode[]; note?: string }

type TableProps = { caption: string; columns: readonly Column[]; rows: readonly Row[] }

/** A table; the first cell of a row is its header. On narrow screens each row becomes a block. */
export const EarningsTable = ({ caption, columns, rows }: TableProps) => {
  const t = usePhrases('earnings')
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map(column => (
            <th key={column} scope="col" data-figure={isFigure(column) || undefined}>
              {t(`columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...cells], note }) => (
          <tr key={key}>
            <th scope="row">
              {name}
              {note && <span className={styles.note}>{note}</span>}
            </th>
            {columns.slice(1).map((column, index) => (
              <td
                key={column}
                data-label={t(`columns.${column}`)}
                data-figure={isFigure(column) || undefined}
              >
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
