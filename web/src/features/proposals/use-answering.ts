import { useState } from 'react'
import { ApiError } from '#web/src/platform/api-error.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { toast } from '#web/src/ui/toast-store.ts'

type Answer = {
  send: () => Promise<unknown>
  /** Said once it has arrived, and if it has not. */
  words: { done: string; refused: string; kept?: string }
}

/** Sends answers to a proposal, one at a time. The lists are read again after each, also after one that came too late. */
export const useAnswering = (reread: () => Promise<unknown>) => {
  const errors = usePhrases('errors')
  const [isBusy, setBusy] = useState(false)
  const refuse = async (error: unknown, { refused, kept = '' }: Answer['words']) => {
    console.error('A proposal could not be answered', error)
    const code = error instanceof ApiError ? error.code : 'internal'
    toast({ tone: 'error', title: refused, text: `${errors(code)} ${kept}`.trim() })
    if (code === 'moved_on') await reread()
  }
  /** Returns true if the answer has arrived. */
  const answer = async ({ send, words }: Answer): Promise<boolean> => {
    setBusy(true)
    try {
      await send()
      toast({ tone: 'success', title: words.done })
      await reread()
      return true
    } catch (error) {
      await refuse(error, words)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, answer }
}
