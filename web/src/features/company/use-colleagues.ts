import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listColleagues } from '#shared/company/colleagues.ts'
import { listJoinRequests } from '#shared/company/join-requests.ts'
import { call, type Reply } from '#web/src/platform/api.ts'
import { ApiError } from '#web/src/platform/api-error.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { useSession } from '#web/src/platform/sessions-hooks.ts'
import { toast } from '#web/src/ui/toast-store.ts'

export type Colleague = Reply<typeof listColleagues>['items'][number]
export type JoinRequest = Reply<typeof listJoinRequests>['items'][number]
export type ShownInvitation = Reply<typeof listColleagues>['invitations'][number]

/** Who belongs to the company, and who is invited. */
export const useColleagues = () => {
  const userId = useSession()?.userId
  return useQuery({
    queryKey: ['business', userId, 'colleagues'],
    queryFn: ({ signal }) => call(listColleagues, {}, { signal, retry: false }),
    enabled: userId !== undefined,
    refetchOnWindowFocus: 'always',
  })
}

/** Who asks to join the company; only its owners are told. */
export const useJoinRequests = (isOwner: boolean) => {
  const userId = useSession()?.userId
  return useQuery({
    queryKey: ['business', userId, 'join-requests'],
    queryFn: ({ signal }) => call(listJoinRequests, {}, { signal, retry: false }),
    enabled: isOwner && userId !== undefined,
    refetchOnWindowFocus: 'always',
  })
}

type Done = { title: string; text?: string }

/** Sends a change of who belongs to the company, one at a time; all that is shown of the company is read again. */
export const useCompanyChange = () => {
  const t = usePhrases('company')
  const errors = usePhrases('errors')
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  /** Returns true if the change was made. */
  const send = async (change: () => Promise<unknown>, done: Done): Promise<boolean> => {
    if (isBusy) return false
    setBusy(true)
    try {
      await change()
      toast({ tone: 'success', ...done })
      return true
    } catch (error) {
      console.error('The colleagues could not be changed', error)
      const code = error instanceof ApiError ? error.code : 'internal'
      toast({ tone: 'error', title: t('failed'), text: errors(code) })
      return false
    } finally {
      setBusy(false)
      await queries.invalidateQueries({ queryKey: ['business'] })
    }
  }
  return { isBusy, send }
}
