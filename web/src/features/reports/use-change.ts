import { useState } from 'react'
import { ApiError } from '#web/src/platform/api-error.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { toast } from '#web/src/ui/toast-store.ts'

type Change = {
  send: () => Promise<unknown>
  /** Said once it has arrived, and if it has not. */
  words: { done: string; refused: string }
  /** Returns true if it has said what is wrong. */
  onRefused?: (error: ApiError) => boolean
}

/** Sends changes of a report, one at a time; the report is read again after each, also after one that came too late. */
export const useChange = (reread: () => Promise<unknown>) => {
  const errors = usePhrases('errors')
  const [isBusy, setBusy] = useState(false)
  /** Returns true if the change has arrived. */
  const change = async ({ send, words, onRefused }: Change): Promise<boolean> => {
    setBusy(true)
    try {
      await send()
      toast({ tone: 'success', title: words.done })
      await reread()
      return true
    } catch (error) {
      console.error('A time report could not be changed', error)
      const refused = error instanceof ApiError ? error : undefined
      const code = refused?.code ?? 'internal'
      if (code === 'moved_on') await reread()
      if (refused && onRefused?.(refused)) return false
      toast({ tone: 'error', title: words.refused, text: errors(code) })
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, change }
}
