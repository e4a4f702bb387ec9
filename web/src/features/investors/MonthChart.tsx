import { grouped } from '#shared/figures.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { axisTop } from '#web/src/ui/axis-top.ts'
import { useDayFormats } from '#web/src/ui/use-day-formats.ts'
import styles from './MonthChart.module.css'
import type { Measure, Month } from './measures.ts'

/** The size of the drawing, which is stretched to the width of its place. */
const height = 100
const slot = 10
const barWidth = 7

type ChartProps = { measure: Measure; months: readonly Month[] }

const useDescription = ({ measure, months }: ChartProps): string => {
  const t = usePhrases('investors')
  const language = useLanguage()
  const { monthOfYear } = useDayFormats()
  const highest = months.reduce((max, month) => (month[measure] > max[measure] ? month : max))
  return t('figures.months.described', {
    what: t(`figures.months.${measure}`),
    from: monthOfYear(months[0]?.month ?? ''),
    to: monthOfYear(months.at(-1)?.month ?? ''),
    highest: grouped(highest[measure], language),
    month: monthOfYear(highest.month),
  })
}

const Bars = ({ measure, months, top }: ChartProps & { top: number }) => (
  <svg
    className={styles.bars}
    role="img"
    aria-label={useDescription({ measure, months })}
    viewBox={`0 0 ${months.length * slot} ${height}`}
    preserveAspectRatio="none"
  >
    {months.map((month, index) => {
      const tall = (Math.max(0, month[measure]) / top) * height
      const x = index * slot + (slot - barWidth) / 2
      return <rect key={month.month} x={x} y={height - tall} width={barWidth} height={tall} />
    })}
  </svg>
)

/** One measure as bars by month, with the figure of the present month; the table next to it has every value. */
export const MonthChart = ({ measure, months }: ChartProps) => {
  const t = usePhrases('investors')
  const language = useLanguage()
  const { monthOfYear } = useDayFormats()
  const [first, present] = [months[0], months.at(-1)]
  if (!first || !present) return null
  const top = axisTop(Math.max(...months.map(month => month[measure])))
  return (
    <figure className={styles.chart} data-measure={measure}>
      <figcaption>
        <span className={styles.name}>{t(`figures.months.${measure}`)}</span>
        <span className={styles.present}>
          {grouped(present[measure], language)}{' '}
          <small>
            {measure === 'creditsOutstanding'
              ? t('figures.months.now')
              : t('figures.months.soFar', { month: monthOfYear(present.month) })}
          </small>
        </span>
      </figcaption>
      <div className={styles.drawing}>
        <div className={styles.axis} aria-hidden="true">
          <span>{grouped(top, language)}</span>
          <span>0</span>
        </div>
        <Bars measure={measure} months={months} top={top} />
      </div>
      <p className={styles.span} aria-hidden="true">
        <span>{monthOfYear(first.month)}</span>
        <span>{monthOfYear(present.month)}</span>
      </p>
    </figure>
  )
}
