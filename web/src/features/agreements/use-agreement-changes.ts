import { useState } from 'react'
import type { ShownAgreement } from '#shared/agreements/agreement.ts'
import type { ErrorCode } from '#shared/contract/errors.ts'
import { ApiError } from '#web/src/platform/api-error.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { toast } from '#web/src/ui/toast-store.ts'

type Change = {
  send: () => Promise<ShownAgreement>
  done: string
  /** Refusals that the caller resolves itself. */
  handles?: readonly ErrorCode[]
}

/** Refusals after which the page shows what there is by now. */
const outdated: readonly ErrorCode[] = ['moved_on', 'agreement_replaced', 'rating_closed']

type Callbacks = {
  /** Shows the agreement as it is stored now. */
  show: (changed: ShownAgreement) => void
  reread: () => Promise<unknown>
}

/** Sends changes of an agreement, one at a time. Returns what has become of each: done, or why not. */
export const useAgreementChanges = ({ show, reread }: Callbacks) => {
  const t = usePhrases('agreements')
  const errors = usePhrases('errors')
  const [isBusy, setBusy] = useState(false)
  const refuse = async (error: unknown, handles: readonly ErrorCode[]): Promise<ErrorCode> => {
    const code = error instanceof ApiError ? error.code : 'internal'
    if (handles.includes(code)) return code
    console.error('An agreement could not be changed', error)
    toast({ tone: 'error', title: t('actions.refused'), text: errors(code) })
    if (outdated.includes(code)) await reread()
    return code
  }
  const change = async ({ send, done, handles = [] }: Change): Promise<'done' | ErrorCode> => {
    setBusy(true)
    try {
      show(await send())
      toast({ tone: 'success', title: done })
      return 'done'
    } catch (error) {
      return await refuse(error, handles)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, change }
}
