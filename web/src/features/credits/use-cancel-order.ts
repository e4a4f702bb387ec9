import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type AccountOrder, cancelOrder } from '#shared/credits/account-orders.ts'
import { orderNumber } from '#shared/credits/order-number.ts'
import { call } from '#web/src/platform/api.ts'
import { ApiError } from '#web/src/platform/api-error.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { useSession } from '#web/src/platform/sessions-hooks.ts'
import { toast } from '#web/src/ui/toast-store.ts'
import { announceOrders } from './orders-channel.ts'

/** Refused because of something that this page does not show yet. */
const late: readonly string[] = ['order_paid', 'moved_on']

/** Cancels an order. If it was paid or ended in the meantime, a toast says so, and orders and balance are read again. */
export const useCancelOrder = ({ id }: Pick<AccountOrder, 'id'>) => {
  const t = usePhrases('credits')
  const errors = usePhrases('errors')
  const queries = useQueryClient()
  const userId = useSession()?.userId
  return useMutation({
    mutationFn: () => call(cancelOrder, { params: { id } }),
    onSuccess: () => {
      announceOrders()
      const number = orderNumber(id)
      toast({
        tone: 'success',
        title: t('orders.cancelled', { number }),
        text: t('orders.cancelledText'),
      })
    },
    onError: error => {
      console.error('The order could not be cancelled', error)
      const text = errors(error instanceof ApiError ? error.code : 'internal')
      toast({ tone: 'error', title: t('orders.cancelFailed'), text })
      if (!(error instanceof ApiError) || !late.includes(error.code)) return
      announceOrders()
      void queries.invalidateQueries({ queryKey: ['business', userId, 'credits'] })
    },
  })
}
