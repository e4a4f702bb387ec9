import { Link } from 'react-router-dom'
import { wallClockAt } from '#shared/contract/time-zone.ts'
import { figureOf, grouped } from '#shared/figures.ts'
import { RecentAssignments } from '#web/src/features/assignments/RecentAssignments.tsx'
import { useAssignments } from '#web/src/features/assignments/use-assignments.ts'
import { useEarnings } from '#web/src/features/earnings/use-earnings.ts'
import { ProfileStatus } from '#web/src/features/partner-profile/ProfileStatus.tsx'
import { usePartnerMe } from '#web/src/features/partner-profile/use-partner-me.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { buttonClass } from '#web/src/ui/Button.tsx'
import { kronorFigure } from '#web/src/ui/money.ts'
import { Readings } from '#web/src/ui/Readings.tsx'
import { useDayFormats } from '#web/src/ui/use-day-formats.ts'
import { FailedLoad } from '../signed-in/FailedLoad.tsx'
import { PageHeading } from '../signed-in/PageHeading.tsx'
import { Skeleton } from '../signed-in/Waiting.tsx'
import { Empty } from './Empty.tsx'
import styles from './OverviewPage.module.css'

/** The number given by the specification. */
const recentCount = 5

type Loads = { assignments: ReturnType<typeof useAssignments>; earnings: ReturnType<typeof useEarnings> }

const TodaysReadings = ({ assignments, earnings }: Loads) => {
  const t = usePhrases('partner')
  const language = useLanguage()
  const words = useDayFormats()
  const counts = assignments.data?.pages[0]?.counts
  const thisMonth = earnings.data?.thisMonth
  const month = words.month(thisMonth?.month ?? wallClockAt(Date.now(), 'Europe/Stockholm').date)
  return (
    <Readings
      label={t('overview.figures')}
      readings={[
        { name: t('overview.active'), value: counts && grouped(counts.active, language) },
        {
          name: t('overview.earned', { month }),
          value: earnings.data && kronorFigure(thisMonth?.totalEarningsOre ?? 0, language),
          unit: t('overview.earnedUnit'),
        },
        {
          name: t('overview.hours', { month }),
          value: earnings.data && figureOf(thisMonth?.totalHours ?? 0, language),
          unit: t('overview.hoursUnit'),
        },
        { name: t('overview.completed'), value: counts && grouped(counts.completed, language) },
      ]}
    />
  )
}

const Recent = ({ assignments }: Pick<Loads, 'assignments'>) => {
  const t = usePhrases('partner')
  const latest = assignments.data?.pages[0]?.items.slice(0, recentCount)
  if (!latest) return <Skeleton tall />
  if (latest.length > 0) return <RecentAssignments assignments={latest} />
  return (
    <Empty title={t('overview.none')} text={t('overview.noneText')}>
      <Link className={buttonClass({ variant: 'secondary' })} to="/partner/dashboard/available">
        {t('overview.toAvailable')}
      </Link>
    </Empty>
  )
}

/** The partner's start page: current figures, latest assignments, and the status of the profile. */
const OverviewPage = () => {
  const t = usePhrases('partner')
  const me = usePartnerMe()
  const loads = { assignments: useAssignments(), earnings: useEarnings() }
  const failed = [loads.assignments, loads.earnings].filter(load => load.isError && !load.data)
  const profile = me.data?.profile
  return (
    <>
      <PageHeading>
        {profile ? t('overview.welcome', { name: profile.name }) : t('overview.welcomeAnybody')}
      </PageHeading>
      {failed[0] ? (
        <FailedLoad
          error={failed[0].error}
          retrying={failed.some(load => load.isFetching)}
          onRetry={() => failed.forEach(load => void load.refetch())}
        />
      ) : (
        <TodaysReadings {...loads} />
      )}
      <div className={styles.below}>
        {!(loads.assignments.isError && !loads.assignments.data) && (
          <section className={styles.recent} aria-labelledby="recent">
            <div className={styles.head}>
              <h2 id="recent" className={styles.title}>
                {t('overview.recent')}
              </h2>
              <Link className={styles.all} to="/partner/dashboard/assignments">
                {t('overview.all')}
              </Link>
            </div>
            <Recent assignments={loads.assignments} />
          </section>
        )}
        {profile && <ProfileStatus profile={profile} />}
      </div>
    </>
  )
}

export default OverviewPage
