import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod/mini'
import { type PaymentSettings, savePaymentSettings } from '#shared/payment-settings/payment-settings.ts'
import { call } from '#web/src/platform/api.ts'
import { ApiError } from '#web/src/platform/api-error.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { showRefusedFields } from '#web/src/ui/forms/show-refused-fields.ts'
import { toast } from '#web/src/ui/toast-store.ts'
import { type PaymentValues, paymentFieldNames, paymentForm, startOf } from './payment-form.ts'

export type Saved = z.output<typeof savePaymentSettings.reply.body>

/** Why the settings cannot be saved yet. */
type Obstacle = 'email_not_verified' | 'sign_in_too_old'

const obstacleIn = (error: unknown): Obstacle | undefined => {
  const code = error instanceof ApiError ? error.code : undefined
  return code === 'email_not_verified' || code === 'sign_in_too_old' ? code : undefined
}

/** The form of the payment settings. Typed values stay until they are saved, and are stored nowhere else. */
export const usePaymentForm = (settings: PaymentSettings | null, onSaved: (saved: Saved) => void) => {
  const t = usePhrases('payment-settings')
  const errors = usePhrases('errors')
  const language = useLanguage()
  const [obstacle, setObstacle] = useState<Obstacle>()
  const form = useForm<PaymentValues>({
    resolver: zodResolver(paymentForm),
    defaultValues: startOf(settings),
  })

  const failed = (error: unknown) => {
    const found = obstacleIn(error)
    if (found) return setObstacle(found)
    console.error('The payment settings could not be saved', error)
    const tooOften = error instanceof ApiError && error.code === 'rate_limited'
    toast({ tone: 'error', title: t('failedTitle'), text: tooOften ? errors(error.code) : t('failed') })
    showRefusedFields(form, paymentFieldNames, error)
  }
  const save = form.handleSubmit(async typed => {
    setObstacle(undefined)
    try {
      onSaved(await call(savePaymentSettings, { body: { ...typed, language } }))
    } catch (error) {
      failed(error)
    }
  })
  return { form, save: () => save(), obstacle, setObstacle }
}
