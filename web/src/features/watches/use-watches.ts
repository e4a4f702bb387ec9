import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { WatchFields, WatchList } from '#shared/watches/watch.ts'
import { listWatches, removeWatch, saveWatch, setWatchMails } from '#shared/watches/watches.ts'
import { call } from '#web/src/platform/api.ts'
import { ApiError } from '#web/src/platform/api-error.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { useSession } from '#web/src/platform/sessions-hooks.ts'
import { toast } from '#web/src/ui/toast-store.ts'

export const findingsKey = (userId: string | undefined) => ['partner', userId, 'watch-findings']

const watchesKey = (userId: string | undefined) => ['partner', userId, 'watches']

/** The partner's watches. */
export const useWatches = () => {
  const userId = useSession()?.userId
  return useQuery({
    queryKey: watchesKey(userId),
    queryFn: ({ signal }) => call(listWatches, {}, { signal, retry: false }),
    enabled: userId !== undefined,
  })
}

/** Changes of the watches. Every reply is the whole list; a failure is shown as a toast. */
export const useWatchChanges = () => {
  const t = usePhrases('watches')
  const errors = usePhrases('errors')
  const queries = useQueryClient()
  const userId = useSession()?.userId

  const shown = (title: string, text?: string) => (list: WatchList) => {
    queries.setQueryData(watchesKey(userId), list)
    void queries.invalidateQueries({ queryKey: findingsKey(userId) })
    toast({ tone: 'success', title, ...(text && { text }) })
  }
  const onError = (error: unknown) => {
    console.error('The watches could not be changed', error)
    const code = error instanceof ApiError ? error.code : 'internal'
    toast({ tone: 'error', title: t('failed'), text: errors(code) })
    // Another window has saved the tenth.
    if (code === 'too_many_watches') void queries.invalidateQueries({ queryKey: watchesKey(userId) })
  }
  return {
    saving: useMutation({
      mutationFn: ({ id, fields }: { id: string; fields: WatchFields }) =>
        call(saveWatch, { params: { id }, body: fields }),
      onSuccess: shown(t('saved'), t('savedText')),
      onError,
    }),
    removing: useMutation({
      mutationFn: (id: string) => call(removeWatch, { params: { id } }),
      onSuccess: shown(t('removed')),
      onError,
    }),
    mailing: useMutation({
      mutationFn: (mails: boolean) => call(setWatchMails, { body: { mails } }),
      onSuccess: (list: WatchList) => shown(t(list.mails ? 'mailsOn' : 'mailsOff'))(list),
      onError,
    }),
  }
}
