import { usePhrases } from '#web/src/platform/i18n.ts'
import { ExportButton } from '#web/src/ui/ExportButton.tsx'
import { MonthChart } from './MonthChart.tsx'
import styles from './MonthFigures.module.css'
import { MonthTable } from './MonthTable.tsx'
import { fileNames, type Month, measures } from './measures.ts'

/** The system's own figures: a chart for each, and the table with all values, also as files. */
export const MonthFigures = ({ months }: { months: readonly Month[] }) => {
  const t = usePhrases('investors')
  const newestFirst = months.toReversed()
  return (
    <section className={styles.months} aria-labelledby="figures-months">
      <h3 id="figures-months">{t('figures.months.byMonth')}</h3>
      <div className={styles.charts}>
        {measures.map(measure => (
          <MonthChart key={measure} measure={measure} months={months} />
        ))}
      </div>
      <MonthTable months={newestFirst} />
      <p>{t('figures.months.counted')}</p>
      <ExportButton
        name={t('figures.months.file')}
        what={t('figures.months.exported')}
        columns={[
          { name: 'month', heading: t('figures.months.month'), cell: ({ month }) => month },
          ...measures.map(measure => ({
            name: fileNames[measure],
            heading: t(`figures.months.${measure}`),
            cell: (month: Month) => month[measure],
          })),
        ]}
        rows={newestFirst}
      />
    </section>
  )
}
