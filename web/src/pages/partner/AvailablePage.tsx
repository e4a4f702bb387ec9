import { useSearchParams } from 'react-router-dom'
import { grouped } from '#shared/figures.ts'
import { assignmentThing } from '#shared/objections/things.ts'
import { skillsOf } from '#shared/open-assignments/open-assignment.ts'
import { ObjectionPart } from '#web/src/features/objections/ObjectionPart.tsx'
import { ApplicationList } from '#web/src/features/open-assignments/ApplicationList.tsx'
import { averageLength } from '#web/src/features/open-assignments/average-length.ts'
import { OpenAssignmentCard } from '#web/src/features/open-assignments/OpenAssignmentCard.tsx'
import { SkillFilter } from '#web/src/features/open-assignments/SkillFilter.tsx'
import { useApplications } from '#web/src/features/open-assignments/use-applications.ts'
import {
  type OpenAssignments,
  useOpenAssignments,
} from '#web/src/features/open-assignments/use-open-assignments.ts'
import { usePartnerMe } from '#web/src/features/partner-profile/use-partner-me.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { fetched } from '#web/src/ui/fetched.tsx'
import { Optional } from '#web/src/ui/Optional.tsx'
import { Paging } from '#web/src/ui/Paging.tsx'
import { Readings } from '#web/src/ui/Readings.tsx'
import { useDayFormats } from '#web/src/ui/use-day-formats.ts'
import { FailedLoad } from '../signed-in/FailedLoad.tsx'
import { PageHeading } from '../signed-in/PageHeading.tsx'
import { Skeleton } from '../signed-in/Waiting.tsx'
import styles from './AvailablePage.module.css'
import { Empty } from './Empty.tsx'

const Watches = fetched({
  load: () => import('#web/src/features/watches/Watches.tsx'),
  words: ['watches', 'errors', 'fields'],
})

type ListProps = { list: OpenAssignments; skill: string; onSkill: (skill: string) => void }

const Stats = ({ list }: Pick<ListProps, 'list'>) => {
  const t = usePhrases('open-assignments')
  const language = useLanguage()
  const { day } = useDayFormats()
  const latest = list.data?.pages.at(-1)
  const seen = list.data?.pages.flatMap(({ items }) => items) ?? []
  const length = averageLength(seen.map(({ estimatedDuration }) => estimatedDuration))
  if (!latest && list.isError) return null
  return (
    <Readings
      label={t('figures')}
      readings={[
        { name: t('openCount'), value: latest && grouped(latest.openCount, language) },
        {
          name: t('latest'),
          value: latest && (latest.latestPublishedAt ? day(latest.latestPublishedAt) : t('noneYet')),
        },
        {
          name: t('length'),
          value: length ? t(`lengths.${length.unit}`, { count: length.count }) : t('lengthValue'),
        },
      ]}
    />
  )
}

/** The button that shows all is next to the filter. */
const Nothing = ({ skill, list }: Omit<ListProps, 'onSkill'>) => {
  const t = usePhrases('open-assignments')
  if (!skill) return <Empty title={t('none')} text={t('noneText')} />
  return (
    <Empty title={t(list.hasNextPage ? 'noneSoFar' : 'noneOfSkill', { skill })} text={t('noneOfSkillText')} />
  )
}

const List = ({ list, skill, onSkill }: ListProps) => {
  const t = usePhrases('open-assignments')
  const language = useLanguage()
  const found = list.data?.pages.flatMap(page => page.items) ?? []
  const number = grouped(found.length, language)
  return (
    <div className={styles.list} aria-busy={list.isPlaceholderData || undefined}>
      {found.length === 0 && <Nothing list={list} skill={skill} />}
      <div className={styles.cards}>
        {found.map(assignment => (
          <OpenAssignmentCard
            key={assignment.id}
            assignment={assignment}
            onSkill={onSkill}
            objection={row => (
              <ObjectionPart thing={assignmentThing(assignment.id)} title={assignment.title} row={row} />
            )}
          />
        ))}
      </div>
      <Paging
        shown={t(list.hasNextPage ? 'shownOfMore' : 'shown', { number })}
        // With a filter, a page may have been read without a match.
        more={skill ? t('searchOn') : t('more')}
        hasMore={list.hasNextPage}
        busy={list.isFetchingNextPage}
        failed={list.isFetchNextPageError && t('moreFailed')}
        onMore={() => void list.fetchNextPage()}
      />
    </div>
  )
}

const OwnApplications = () => {
  const t = usePhrases('open-assignments')
  const own = useApplications()
  return (
    <section className={styles.own} aria-labelledby="applications">
      <h2 id="applications" className={styles.heading}>
        {t('applications.title')}
      </h2>
      {own.isPending && <Skeleton />}
      {own.isError && !own.data && (
        <FailedLoad error={own.error} retrying={own.isFetching} onRetry={() => void own.refetch()} />
      )}
      {own.data && <ApplicationList applications={own.data} paging={own} />}
    </section>
  )
}

/** The open assignments, the partner's applications, and what they watch for. The filter is kept in the address. */
const AvailablePage = () => {
  const t = usePhrases('open-assignments')
  const me = usePartnerMe()
  const [address, setAddress] = useSearchParams()
  const skill = address.get('skill') ?? ''
  const list = useOpenAssignments(skill)
  const onSkill = (chosen: string) => setAddress(chosen ? { skill: chosen } : {})
  const seen = list.data?.pages.flatMap(page => page.items.flatMap(item => skillsOf(item.expertiseRequired)))
  return (
    <>
      <PageHeading>{t('title')}</PageHeading>
      <Stats list={list} />
      <div className={styles.columns}>
        <section className={styles.open} aria-labelledby="open">
          <h2 id="open" className={styles.heading}>
            {skill ? t('filteredBy', { skill }) : t('list')}
          </h2>
          <SkillFilter skill={skill} known={[...new Set(seen)]} onFilter={onSkill} />
          {list.isPending && <Skeleton tall />}
          {list.isError && !list.data && (
            <FailedLoad error={list.error} retrying={list.isFetching} onRetry={() => void list.refetch()} />
          )}
          {list.data && <List list={list} skill={skill} onSkill={onSkill} />}
        </section>
        <div className={styles.beside}>
          <OwnApplications />
          <Optional>
            <Watches skill={skill} isVerified={me.data?.emailVerified ?? true} />
          </Optional>
        </div>
      </div>
    </>
  )
}

export default AvailablePage
