import { useState } from 'react'
import { ApiError } from '#web/src/platform/api-error.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { toast } from '#web/src/ui/toast-store.ts'
import { announceOrders } from './orders-channel.ts'

/** Changes that are refused because of something that this page does not show yet. */
const late = ['moved_on', 'plan_exists', 'refund_over']

type Done = { title: string; text?: string }

/** Sends a change of one's plan or orders, one at a time; they are read again in every tab, also if it came too late. */
export const useOwnChange = (failed: string) => {
  const errors = usePhrases('errors')
  const [isBusy, setBusy] = useState(false)
  const refuse = (error: unknown) => {
    console.error('A plan or an order could not be changed', error)
    const code = error instanceof ApiError ? error.code : 'internal'
    toast({ tone: 'error', title: failed, text: errors(code) })
    if (late.includes(code)) announceOrders()
  }
  /** Returns true if the change was made. */
  const send = async (change: () => Promise<unknown>, done: Done): Promise<boolean> => {
    if (isBusy) return false
    setBusy(true)
    try {
      await change()
      toast({ tone: 'success', ...done })
      announceOrders()
      return true
    } catch (error) {
      refuse(error)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, send }
}
