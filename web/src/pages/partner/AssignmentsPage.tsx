import '#web/src/platform/report-phrases.ts'
import { useRef } from 'react'
import { Link, useMatch, useSearchParams } from 'react-router-dom'
import { grouped } from '#shared/figures.ts'
import { AssignmentTable } from '#web/src/features/assignments/AssignmentTable.tsx'
import { SortChoice } from '#web/src/features/assignments/SortChoice.tsx'
import { type Filter, filters, StatusFilter } from '#web/src/features/assignments/StatusFilter.tsx'
import { type Sorting, sortAssignments, sortingFrom } from '#web/src/features/assignments/sorting.ts'
import { useAssignments } from '#web/src/features/assignments/use-assignments.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { Button, buttonClass } from '#web/src/ui/Button.tsx'
import { fetched } from '#web/src/ui/fetched.tsx'
import { Paging } from '#web/src/ui/Paging.tsx'
import { Readings } from '#web/src/ui/Readings.tsx'
import { FailedLoad } from '../signed-in/FailedLoad.tsx'
import { PageHeading } from '../signed-in/PageHeading.tsx'
import { Skeleton } from '../signed-in/Waiting.tsx'
import styles from './AssignmentsPage.module.css'
import { Empty } from './Empty.tsx'

const Work = fetched({ load: () => import('./Work.tsx'), words: ['reports', 'files', 'fields', 'errors'] })

/** Filter and sorting are kept in the address, so that the view can be bookmarked, shared and returned to. */
const useView = () => {
  const [address, setAddress] = useSearchParams()
  const change = (changes: Record<string, string | undefined>, replace: boolean) =>
    setAddress(
      before => {
        const after = new URLSearchParams(before)
        for (const [name, value] of Object.entries(changes)) {
          if (value) after.set(name, value)
          else after.delete(name)
        }
        return after
      },
      { replace, preventScrollReset: true },
    )
  const filter: Filter = filters.find(known => known === address.get('status')) ?? 'all'
  return {
    filter,
    sorting: sortingFrom(address),
    show: (next: Filter) => change({ status: next === 'all' ? undefined : next }, false),
    sort: (next: Sorting | undefined) => change({ sort: next?.column, order: next?.order }, true),
  }
}

type Found = ReturnType<typeof useAssignments>

const Counts = ({ list }: { list: Found }) => {
  const t = usePhrases('assignments')
  const language = useLanguage()
  const counts = list.data?.pages.at(-1)?.counts
  if (!counts && list.isError) return null
  const cancelled = counts?.cancelled
  const total = counts && counts.active + counts.completed + counts.paused + counts.cancelled
  return (
    <Readings
      label={t('figures')}
      readings={[
        {
          name: t('total'),
          value: total === undefined ? total : grouped(total, language),
          note: cancelled
            ? t('ofThemCancelled', { count: cancelled, number: grouped(cancelled, language) })
            : undefined,
        },
        ...(['active', 'completed', 'paused'] as const).map(status => ({
          name: t(`counts.${status}`),
          value: counts && grouped(counts[status], language),
        })),
      ]}
    />
  )
}

const NoneOf = ({ filter, onShowAll }: { filter: Filter; onShowAll: () => void }) => {
  const t = usePhrases('assignments')
  if (filter !== 'all')
    return (
      <Empty title={t('noneFound')} text={t('noneFoundText')}>
        <Button variant="secondary" onClick={onShowAll}>
          {t('showAll')}
        </Button>
      </Empty>
    )
  return (
    <Empty title={t('none')} text={t('noneText')}>
      <Link className={buttonClass({ variant: 'secondary' })} to="/partner/dashboard/available">
        {t('toAvailable')}
      </Link>
    </Empty>
  )
}

type ListProps = { list: Found; view: ReturnType<typeof useView>; onShowAll: () => void }

const List = ({ list, view, onShowAll }: ListProps) => {
  const t = usePhrases('assignments')
  const language = useLanguage()
  const loaded = list.data?.pages.flatMap(page => page.items) ?? []
  if (loaded.length === 0 && !list.hasNextPage) return <NoneOf filter={view.filter} onShowAll={onShowAll} />
  const { sorting, sort: onSort } = view
  const number = grouped(loaded.length, language)
  return (
    <div className={styles.list}>
      <SortChoice sorting={sorting} onSort={onSort} />
      {sorting && list.hasNextPage && <p className={styles.note}>{t('sortsLoaded', { number })}</p>}
      <AssignmentTable
        caption={t('table', { shown: t(`filters.${view.filter}`) })}
        assignments={sortAssignments(loaded, sorting, language)}
        busy={list.isPlaceholderData}
        sorting={sorting}
        onSort={onSort}
      />
      <Paging
        shown={t(list.hasNextPage ? 'shownOfMore' : 'shown', { number })}
        more={t('more')}
        hasMore={list.hasNextPage}
        busy={list.isFetchingNextPage}
        failed={list.isFetchNextPageError && t('moreFailed')}
        onMore={() => void list.fetchNextPage()}
      />
    </div>
  )
}

/** All assignments of the partner, current and past. */
const Assignments = () => {
  const t = usePhrases('assignments')
  const view = useView()
  const list = useAssignments(view.filter === 'all' ? undefined : view.filter)
  const filter = useRef<HTMLFieldSetElement>(null)
  const showAll = () => {
    view.show('all')
    // The pressed button is gone then; the first filter is the one that shows all.
    filter.current?.querySelector('button')?.focus()
  }
  return (
    <>
      <PageHeading>{t('title')}</PageHeading>
      <Counts list={list} />
      <StatusFilter ref={filter} chosen={view.filter} onChoose={view.show} />
      {list.isPending && <Skeleton />}
      {list.isError && !list.data && (
        <FailedLoad error={list.error} retrying={list.isFetching} onRetry={() => void list.refetch()} />
      )}
      {list.data && <List list={list} view={view} onShowAll={showAll} />}
    </>
  )
}

/** The assignments of the partner, or one of them. */
const AssignmentsPage = () => {
  const id = useMatch('/partner/dashboard/assignments/:id')?.params.id
  return id ? <Work key={id} id={id} /> : <Assignments />
}

export default AssignmentsPage
