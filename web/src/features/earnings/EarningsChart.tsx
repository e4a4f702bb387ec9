import type { EarningsMonth } from '#shared/earnings/list-earnings.ts'
import { grouped } from '#shared/figures.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { kronorOf } from '#web/src/ui/money.ts'
import { useDayFormats } from '#web/src/ui/use-day-formats.ts'
import { type Bar, barHeight, barsOf, topOf } from './chart.ts'
import styles from './EarningsChart.module.css'

/** The size of the drawing, which is stretched to the width of the page. */
const height = 100
const slot = 10
const barWidth = 6

const useWords = () => {
  const t = usePhrases('earnings')
  const language = useLanguage()
  const { monthOfYear } = useDayFormats()
  const amount = (ore: number) => kronorOf(ore, language)
  return {
    bar: ({ month, earnedOre, paidOre }: Bar) =>
      t('chart.bar', { month: monthOfYear(month), earned: amount(earnedOre), paid: amount(paidOre) }),
    all: (bars: readonly Bar[]) => {
      const best = bars.reduce<Bar | undefined>(
        (max, bar) => (max && max.earnedOre >= bar.earnedOre ? max : bar),
        undefined,
      )
      return t('chart.described', {
        from: monthOfYear(bars[0]?.month ?? ''),
        to: monthOfYear(bars.at(-1)?.month ?? ''),
        month: monthOfYear(best?.month ?? ''),
        amount: amount(best?.earnedOre ?? 0),
      })
    },
  }
}

const Bars = ({ bars, top }: { bars: readonly Bar[]; top: number }) => {
  const words = useWords()
  return (
    <svg
      className={styles.bars}
      role="img"
      aria-label={words.all(bars)}
      viewBox={`0 0 ${bars.length * slot} ${height}`}
      preserveAspectRatio="none"
    >
      {bars.map((bar, index) => {
        const x = index * slot + (slot - barWidth) / 2
        const [earned, paid] = [bar.earnedOre, bar.paidOre].map(ore => barHeight(ore, top, height)) as [
          number,
          number,
        ]
        return (
          <g key={bar.month}>
            <title>{words.bar(bar)}</title>
            <rect className={styles.hit} x={index * slot} y={0} width={slot} height={height} />
            <rect className={styles.paid} x={x} y={height - paid} width={barWidth} height={paid} />
            <rect className={styles.earned} x={x} y={height - earned} width={barWidth} height={earned} />
          </g>
        )
      })}
    </svg>
  )
}

/** The months as bars: earned as an outline, paid out as its filling. The table next to it has the values. */
export const EarningsChart = ({ months }: { months: readonly EarningsMonth[] }) => {
  const t = usePhrases('earnings')
  const language = useLanguage()
  const { monthOfYear } = useDayFormats()
  const bars = barsOf(months)
  const [first, last] = [bars[0], bars.at(-1)]
  if (!first || !last) return null
  const top = topOf(bars)
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.key}>
        <span data-of="earned">{t('chart.earned')}</span>
        <span data-of="paid">{t('chart.paid')}</span>
      </figcaption>
      <div className={styles.drawing}>
        <div className={styles.axis} aria-hidden="true">
          {[top, top / 2, 0].map(kr => (
            <span key={kr}>{grouped(kr, language)}</span>
          ))}
        </div>
        <Bars bars={bars} top={top} />
        <p className={styles.span} aria-hidden="true">
          <span>{monthOfYear(first.month)}</span>
          {last !== first && <span>{monthOfYear(last.month)}</span>}
        </p>
      </div>
    </figure>
  )
}
