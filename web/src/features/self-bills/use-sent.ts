import { useState } from 'react'
import { ApiError } from '#web/src/platform/api-error.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { toast } from '#web/src/ui/toast-store.ts'

type Words = { done: string; text?: string; refused: string }

/** Sends answers, one at a time; what they are about is read again after each, also after one that came too late. */
export const useSent = (reread: () => Promise<unknown>) => {
  const errors = usePhrases('errors')
  const [isBusy, setBusy] = useState(false)
  /** Returns true if it has arrived. */
  const send = async (sending: () => Promise<unknown>, { done, text, refused }: Words): Promise<boolean> => {
    setBusy(true)
    try {
      await sending()
      toast({ tone: 'success', title: done, ...(text && { text }) })
      await reread()
      return true
    } catch (error) {
      console.error('An answer about self-billing could not be sent', error)
      const code = error instanceof ApiError ? error.code : 'internal'
      if (code === 'moved_on') await reread()
      toast({ tone: 'error', title: refused, text: errors(code) })
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, send }
}
