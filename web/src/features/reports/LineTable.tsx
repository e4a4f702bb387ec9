import { figureOf } from '#shared/figures.ts'
import type { ShownReport } from '#shared/reports/report.ts'
import { quartersOf } from '#shared/reports/report.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { useDayFormats } from '#web/src/ui/use-day-formats.ts'
import styles from './reports.module.css'
import { useDayName } from './use-day-name.ts'

type TableProps = { report: Pick<ShownReport, 'month' | 'lines'>; company: string | null }

/** The time of a month by days, to read. `company` names who disputed a day; null if that is the reader. */
export const LineTable = ({ report: { month, lines }, company }: TableProps) => {
  const t = usePhrases('reports')
  const language = useLanguage()
  const { monthOfYear } = useDayFormats()
  const dayName = useDayName()
  if (lines.length === 0) return null
  return (
    <>
      <table className={styles.table}>
        <caption className="visually-hidden">{t('table', { month: monthOfYear(month) })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('day')}</th>
            <th scope="col" data-figure>
              {t('hours')}
            </th>
            <th scope="col">{t('note')}</th>
            <th scope="col">{t('status')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ day, quarters, note, status, reason }) => (
            <tr key={day}>
              <th scope="row">{dayName(day)}</th>
              <td data-figure data-label={t('hours')}>
                {figureOf(quarters / 4, language)}
              </td>
              <td data-label={t('note')}>
                {note}
                {reason && (
                  <span className={styles.said}>
                    {company ? t('said', { company, reason }) : t('saidBusiness', { reason })}
                  </span>
                )}
              </td>
              <td data-label={t('status')}>{t(`lineStates.${status}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.sum}>{t('sum', { hours: figureOf(quartersOf(lines) / 4, language) })}</p>
    </>
  )
}
