import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Paging } from '#web/src/ui/Paging.tsx'
import { FailedLoad } from '../signed-in/FailedLoad.tsx'
import styles from './CreditsPage.module.css'

type Props<Item> = {
  name: 'orders' | 'used'
  list: UseInfiniteQueryResult<InfiniteData<{ items: readonly Item[] }>>
  children: (items: readonly Item[]) => ReactNode
}

/** A part of the page of credits that is a list, page by page; nothing as long as there is nothing in it. */
export const PagedPart = <Item,>({ name, list, children }: Props<Item>) => {
  const t = usePhrases('credits')
  const { data, error, hasNextPage } = list
  const items = data?.pages.flatMap(page => page.items) ?? []
  if (error && !data)
    return <FailedLoad error={error} retrying={list.isFetching} onRetry={() => void list.refetch()} />
  if (items.length === 0 && !hasNextPage) return null
  return (
    <section className={styles.part} aria-labelledby={name}>
      <h2 id={name}>{t(`${name}.title`)}</h2>
      <p className={styles.intro}>{t(`${name}.intro`)}</p>
      {children(items)}
      {(hasNextPage || (data?.pages.length ?? 0) > 1) && (
        // It stays after the last page: the focus moves from its button to its count.
        <Paging
          shown={t(`${name}.shown`, { count: items.length })}
          more={t('account.older')}
          hasMore={hasNextPage}
          busy={list.isFetchingNextPage}
          failed={list.isFetchNextPageError && t('account.olderFailed')}
          onMore={() => void list.fetchNextPage()}
        />
      )}
    </section>
  )
}
