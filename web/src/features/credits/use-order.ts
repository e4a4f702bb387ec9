import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { priceOreOf } from '#shared/credits/prices.ts'
import type { ApiError } from '#web/src/platform/api-error.ts'
import type { Buyer } from '#web/src/platform/dialogs.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { useSession } from '#web/src/platform/sessions-hooks.ts'
import { useTerms } from '#web/src/platform/use-terms.ts'
import { useSubmission } from '#web/src/ui/forms/use-submission.ts'
import { toast } from '#web/src/ui/toast-store.ts'
import { refreshCreditPrices, storePrice, useCreditPrices } from './credit-prices.ts'
import { emptyOrder, orderFields } from './order-form.ts'
import { announceOrders } from './orders-channel.ts'
import { sendOrder } from './send-order.ts'

/**
 * An order at the price shown. If the price or the terms have changed, the new ones are shown and the buyer decides
 * again.
 */
export const useOrder = (credits: number, buyer: Buyer | undefined, onDone: () => void) => {
  const t = usePhrases('credits')
  const errors = usePhrases('errors')
  const priceOre = priceOreOf(credits, useCreditPrices())
  const signedIn = useSession()?.pool === 'business'
  const terms = useTerms()
  const [isNewPrice, setIsNewPrice] = useState(false)
  const [isMonthly, setMonthly] = useState(false)

  const showNewPrice = async ({ code, priceOre: newPriceOre }: ApiError): Promise<boolean> => {
    if (code !== 'price_changed') return false
    await refreshCreditPrices({ fresh: true })
    // The price that the order will be checked against, even if the list could not be fetched.
    if (newPriceOre !== undefined) storePrice({ credits, priceOre: newPriceOre })
    setIsNewPrice(true)
    return true
  }
  /** Another tab has started a plan. */
  const showExisting = ({ code }: ApiError): boolean => {
    if (code !== 'plan_exists') return false
    toast({ tone: 'error', title: t('failed'), text: errors(code) })
    announceOrders()
    return true
  }
  const submission = useSubmission({
    resolver: zodResolver(orderFields),
    start: { ...emptyOrder, ...buyer },
    send: order => {
      setIsNewPrice(false)
      return sendOrder({ ...order, credits, priceOre, termsVersion: terms.version }, { signedIn, isMonthly })
    },
    texts: {
      done: ({ email }) => ({
        title: t(isMonthly ? 'often.received' : 'received'),
        text: t('receivedText', { email }),
      }),
      failed: { title: t('failed'), text: t('failedText') },
    },
    onRefused: refusal => showExisting(refusal) || terms.showNewVersion(refusal) || showNewPrice(refusal),
    onDone,
  })
  return { ...submission, priceOre, isNewPrice, terms, signedIn, isMonthly, setMonthly }
}
