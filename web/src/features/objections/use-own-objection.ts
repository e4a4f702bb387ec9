import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#web/src/platform/api-error.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { useSession } from '#web/src/platform/sessions-hooks.ts'
import { toast } from '#web/src/ui/toast-store.ts'

type Sent = {
  send: () => Promise<unknown>
  done: { title: string; text?: string }
  /** Said if it has not arrived. */
  failed: { title: string; kept?: string }
}

/** Refused because of something that this page does not show yet. */
const late = ['fit_changed', 'objection_open', 'moved_on', 'assignment_closed']

/** Sends an objection or its withdrawal, one at a time; it is read again after each, and the row if that is another by now. */
export const useOwnObjection = () => {
  const errors = usePhrases('errors')
  const queries = useQueryClient()
  const userId = useSession()?.userId
  const [isBusy, setBusy] = useState(false)
  const reread = () =>
    Promise.all(
      ['objection', 'fit'].map(of => queries.invalidateQueries({ queryKey: ['partner', userId, of] })),
    )
  const refuse = async (error: unknown, { title, kept = '' }: Sent['failed']) => {
    console.error('An objection could not be sent', error)
    const code = error instanceof ApiError ? error.code : 'internal'
    toast({ tone: 'error', title, text: `${errors(code)} ${kept}`.trim() })
    if (late.includes(code)) await reread()
  }
  /** Returns true if it has arrived. */
  const send = async ({ send: sending, done, failed }: Sent): Promise<boolean> => {
    setBusy(true)
    try {
      await sending()
      toast({ tone: 'success', ...done })
      await reread()
      return true
    } catch (error) {
      await refuse(error, failed)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, send }
}
