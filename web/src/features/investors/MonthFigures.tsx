import type * as z from 'zod/mini'
import { grouped } from '#shared/figures.ts'
import type { monthFigures } from '#shared/investors/key-figures.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import table from '#web/src/ui/Table.module.css'
import styles from './MonthFigures.module.css'

type Month = z.infer<typeof monthFigures>

const columns = ['leads', 'inquiries', 'creditsSold', 'creditsOutstanding', 'partnersAdmitted'] as const

/** The size of the drawing, which is stretched to the width of the page. */
const height = 60
const slot = 10
const barWidth = 6

/** The credits sold, one bar per month. */
const Bars = ({ months }: { months: readonly Month[] }) => {
  const t = usePhrases('investors')
  const top = Math.max(1, ...months.map(({ creditsSold }) => creditsSold))
  const label = t('figures.months.sold', { from: months[0]?.month ?? '', to: months.at(-1)?.month ?? '' })
  return (
    <svg
      className={styles.bars}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${months.length * slot} ${height}`}
      preserveAspectRatio="none"
    >
      {months.map(({ month, creditsSold }, index) => {
        const tall = (Math.max(0, creditsSold) / top) * (height - 2)
        const x = index * slot + (slot - barWidth) / 2
        return <rect key={month} x={x} y={height - tall} width={barWidth} height={tall} />
      })}
      <path d={`M0 ${height}h${months.length * slot}`} />
    </svg>
  )
}

/** The system's own figures, newest month first. */
export const MonthFigures = ({ months }: { months: readonly Month[] }) => {
  const t = usePhrases('investors')
  const language = useLanguage()
  return (
    <section className={styles.months} aria-labelledby="figures-months">
      <h3 id="figures-months">{t('figures.months.byMonth')}</h3>
      <Bars months={months} />
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{t('figures.months.month')}</th>
            {columns.map(column => (
              <th key={column} scope="col">
                {t(`figures.months.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.toReversed().map(month => (
            <tr key={month.month}>
              <th scope="row">{month.month}</th>
              {columns.map(column => (
                <td key={column} data-label={t(`figures.months.${column}`)}>
                  {grouped(month[column], language)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t('figures.months.counted')}</p>
    </section>
  )
}
