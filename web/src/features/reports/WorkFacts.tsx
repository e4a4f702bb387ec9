import { figureOf, grouped } from '#shared/figures.ts'
import type { ShownWork } from '#shared/reports/report.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { Readings } from '#web/src/ui/Readings.tsx'
import { Split } from '#web/src/ui/signed-in/Split.tsx'
import { useDayFormats } from '#web/src/ui/use-day-formats.ts'
import styles from './reports.module.css'

/** Credits as a side counts them: what the partner earns, or what the business uses; null where nothing was agreed. */
export type CountedCredits = { agreed: number | null; done: number; name: 'creditsEarned' | 'creditsUsed' }

type FactsProps = Pick<ShownWork, 'assignment' | 'milestones'> & {
  side: 'partner' | 'business'
  credits: CountedCredits
}

/** What was agreed, used and left, and the period. A fixed price counts no hours. */
export const WorkFacts = ({ assignment, milestones, side, credits }: FactsProps) => {
  const t = usePhrases('reports')
  const language = useLanguage()
  const { day } = useDayFormats()
  const { hoursAgreed, hoursUsed, hoursWaiting, description } = assignment
  const hours = (figure: number) => ({ value: figureOf(figure, language), unit: t('hourUnit') })
  const named = (date: string | null) => (date ? day(date) : '')
  const period = { start: named(assignment.startDate), end: named(assignment.endDate) }
  return (
    <>
      <Readings
        label={t('agreed')}
        readings={[
          ...(milestones.length > 0
            ? []
            : [
                {
                  name: t('hoursAgreed'),
                  ...(hoursAgreed === null ? { value: t('notAgreed') } : hours(hoursAgreed)),
                },
                { name: t('hoursUsed'), ...hours(hoursUsed) },
                { name: t('hoursWaiting'), ...hours(hoursWaiting) },
              ]),
          ...(hoursAgreed === null
            ? []
            : [{ name: t('hoursLeft'), ...hours(Math.max(0, hoursAgreed - hoursUsed - hoursWaiting)) }]),
          ...(credits.agreed === null
            ? []
            : [{ name: t('creditsAgreed'), value: grouped(credits.agreed, language) }]),
          { name: t(credits.name), value: figureOf(credits.done, language) },
        ]}
      />
      {assignment.isRefunded ? (
        <p>{t(`refunded.${side}`, { company: assignment.clientCompany })}</p>
      ) : (
        <Split split={assignment.split} />
      )}
      {assignment.startDate && (
        <p className={styles.muted}>{t(assignment.endDate ? 'fromTo' : 'from', period)}</p>
      )}
      {description && (
        <details className={styles.description}>
          <summary>{t('description')}</summary>
          <p>{description}</p>
        </details>
      )}
    </>
  )
}
