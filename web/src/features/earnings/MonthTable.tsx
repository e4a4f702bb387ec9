import type { EarningsMonth } from '#shared/earnings/list-earnings.ts'
import { figureOf } from '#shared/figures.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { kronorOf } from '#web/src/ui/money.ts'
import { useDayFormats } from '#web/src/ui/use-day-formats.ts'
import { monthColumns } from './columns.ts'
import { EarningsTable } from './EarningsTable.tsx'
import styles from './MonthTable.module.css'
import { PayoutBadge } from './PayoutBadge.tsx'

/** Returns the months by year, newest first. */
const byYear = (months: readonly EarningsMonth[]): [year: string, months: readonly EarningsMonth[]][] =>
  Object.entries(Object.groupBy(months, ({ month }) => month.slice(0, 4)))
    .flatMap(([year, own]) => (own ? [[year, own] as [string, EarningsMonth[]]] : []))
    .reverse()

/** Whether something was paid with VAT, which is not earned. */
const hasVat = ({ totalEarningsOre, paidOutOre }: EarningsMonth): boolean => paidOutOre > totalEarningsOre

const Years = ({ months }: { months: readonly EarningsMonth[] }) => {
  const t = usePhrases('earnings')
  const language = useLanguage()
  const { monthOfYear } = useDayFormats()
  const amount = (ore: number) => kronorOf(ore, language)
  const sum = (own: readonly EarningsMonth[]) =>
    amount(own.reduce((total, { totalEarningsOre }) => total + totalEarningsOre, 0))
  return byYear(months).map(([year, own], index) => (
    <details key={year} className={styles.year} open={index === 0}>
      <summary>
        {year} <span className={styles.sum}>{sum(own)}</span>
      </summary>
      <EarningsTable
        caption={`${t('months.title')}, ${year}`}
        columns={monthColumns}
        rows={own.map(one => ({
          key: one.month,
          cells: [
            monthOfYear(one.month),
            figureOf(one.totalHours, language),
            figureOf(one.creditsEarned, language),
            amount(one.totalEarningsOre),
            amount(one.paidOutOre),
            <PayoutBadge key="payout" payout={one.payout} />,
          ],
        }))}
      />
    </details>
  ))
}

/** Every month with work, newest first, folded by year; the newest year is open. */
export const MonthTable = ({ months }: { months: readonly EarningsMonth[] }) => {
  const t = usePhrases('earnings')
  return (
    <>
      {months.some(hasVat) && <p className={styles.note}>{t('months.vat')}</p>}
      <Years months={months} />
    </>
  )
}
