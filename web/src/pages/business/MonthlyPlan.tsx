import { Plan } from '#web/src/features/credits/Plan.tsx'
import { usePlan } from '#web/src/features/credits/use-plan.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { FailedLoad } from '../signed-in/FailedLoad.tsx'
import styles from './CreditsPage.module.css'

/** The monthly plan of the business; nothing before the first one. */
export const MonthlyPlan = () => {
  const t = usePhrases('credits')
  const { data, error, isFetching, refetch } = usePlan()
  if (error && !data) return <FailedLoad error={error} retrying={isFetching} onRetry={() => void refetch()} />
  if (!data?.plan) return null
  return (
    <section className={styles.part} aria-labelledby="plan">
      <h2 id="plan">{t('plan.title')}</h2>
      <Plan plan={data.plan} />
    </section>
  )
}
