import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import { apply, withdraw } from '#shared/open-assignments/applications.ts'
import type { listOpenAssignments } from '#shared/open-assignments/list-open-assignments.ts'
import { call, type Reply } from '#web/src/platform/api.ts'
import { ApiError } from '#web/src/platform/api-error.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { useSession } from '#web/src/platform/sessions-hooks.ts'
import { toast } from '#web/src/ui/toast-store.ts'
import { applicationsKey } from './use-applications.ts'
import { openAssignmentsKey } from './use-open-assignments.ts'

type Page = Reply<typeof listOpenAssignments>

const marked = (page: Page, id: string, applied: boolean): Page => ({
  ...page,
  items: page.items.map(item => (item.id === id ? { ...item, applied } : item)),
})

/** Applies for an open assignment, or withdraws. Every list is updated at once, and a failure is shown as a toast. */
export const useApplicationChanges = (id: string) => {
  const t = usePhrases('open-assignments')
  const errors = usePhrases('errors')
  const queries = useQueryClient()
  const userId = useSession()?.userId

  const mark = (applied: boolean) => {
    queries.setQueriesData<InfiniteData<Page>>(
      { queryKey: openAssignmentsKey(userId) },
      list => list && { ...list, pages: list.pages.map(page => marked(page, id, applied)) },
    )
    void queries.invalidateQueries({ queryKey: applicationsKey(userId) })
  }
  const refused = (title: string) => (error: unknown) => {
    console.error('The application could not be changed', error)
    toast({ tone: 'error', title, text: errors(error instanceof ApiError ? error.code : 'internal') })
    // The list was outdated: somebody has closed the assignment or decided on the application.
    if (error instanceof ApiError && error.status === 409)
      for (const queryKey of [openAssignmentsKey(userId), applicationsKey(userId)])
        void queries.invalidateQueries({ queryKey })
  }
  return {
    applying: useMutation({
      mutationFn: () => call(apply, { params: { id } }),
      onSuccess: () => {
        mark(true)
        toast({ tone: 'success', title: t('received'), text: t('receivedText') })
      },
      onError: refused(t('applyFailed')),
    }),
    withdrawing: useMutation({
      mutationFn: () => call(withdraw, { params: { id } }),
      onSuccess: () => {
        mark(false)
        toast({ tone: 'success', title: t('withdrawn'), text: t('withdrawnText') })
      },
      onError: refused(t('withdrawFailed')),
    }),
  }
}
