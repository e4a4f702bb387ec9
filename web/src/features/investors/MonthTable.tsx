import { grouped } from '#shared/figures.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { useDayFormats } from '#web/src/ui/use-day-formats.ts'
import styles from './MonthTable.module.css'
import { type Month, measures } from './measures.ts'

/** Every value of every month, newest month first. */
export const MonthTable = ({ months }: { months: readonly Month[] }) => {
  const t = usePhrases('investors')
  const language = useLanguage()
  const { monthOfYear } = useDayFormats()
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className="visually-hidden">{t('figures.months.byMonth')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('figures.months.month')}</th>
            {measures.map(measure => (
              <th key={measure} scope="col" data-figure>
                {t(`figures.months.${measure}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map(month => (
            <tr key={month.month}>
              <th scope="row">{monthOfYear(month.month)}</th>
              {measures.map(measure => (
                <td key={measure} data-figure data-label={t(`figures.months.${measure}`)}>
                  {grouped(month[measure], language)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
