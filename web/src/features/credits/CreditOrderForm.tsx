import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { type FieldError, useForm } from 'react-hook-form'
import { type FieldErrorCode, fieldErrorCodes } from '#shared/contract/errors.ts'
import { plans } from '#shared/credits/plans.ts'
import { priceOreOf } from '#shared/credits/prices.ts'
import { ApiError } from '#web/src/platform/api-error.ts'
import type { Buyer } from '#web/src/platform/dialogs.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { beginForm } from '#web/src/platform/proof.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { Field } from '#web/src/ui/Field.tsx'
import { Honeypot } from '#web/src/ui/Honeypot.tsx'
import { money } from '#web/src/ui/money.ts'
import { toast } from '#web/src/ui/toast-store.ts'
import styles from './CreditOrderForm.module.css'
import { notePrice, refreshCreditPrices, useCreditPrices } from './credit-prices.ts'
import { askedFor, emptyOrder, type OrderValues, orderFields } from './order-form.ts'
import { sendOrder } from './send-order.ts'

type FormProps = { plan: 'pro' | 'business'; credits: number; buyer?: Buyer | undefined; onDone: () => void }

const errorCode = (error: FieldError): FieldErrorCode =>
  fieldErrorCodes.find(code => code === error.message) ?? 'invalid'

/** Who buys, and at which price. What was typed survives a failed submission and a new price. */
export const CreditOrderForm = ({ plan, credits, buyer, onDone }: FormProps) => {
  const t = usePhrases('credits')
  const words = usePhrases('fields')
  const language = useLanguage()
  const priceOre = priceOreOf(credits, useCreditPrices())
  const [isNewPrice, setIsNewPrice] = useState(false)
  const form = useForm<OrderValues>({
    resolver: zodResolver(orderFields),
    defaultValues: { ...emptyOrder, ...buyer },
  })
  const { errors, isSubmitting } = form.formState

  const showFailure = async (error: unknown) => {
    const refused = error instanceof ApiError ? error : undefined
    if (refused?.code === 'price_changed') {
      await refreshCreditPrices({ fresh: true })
      // What the order will be checked against, also where the list could not be had.
      if (refused.priceOre !== undefined) notePrice({ credits, priceOre: refused.priceOre })
      return setIsNewPrice(true)
    }
    for (const { name } of askedFor) {
      const message = refused?.fields?.[name]
      if (message) form.setError(name, { message }, { shouldFocus: true })
    }
    toast({ tone: 'error', title: t('failed'), text: t('failedText') })
  }
  const submit = async ({ website, ...values }: OrderValues) => {
    setIsNewPrice(false)
    try {
      await sendOrder({ ...values, credits, priceOre, language, ...(website && { website }) })
      toast({ tone: 'success', title: t('received'), text: t('receivedText', { email: values.email }) })
      onDone()
    } catch (error) {
      await showFailure(error)
    }
  }
  return (
    <form
      className={styles.form}
      noValidate
      onFocus={() => beginForm('credit_order')}
      onSubmit={event => {
        event.preventDefault()
        if (!isSubmitting) void form.handleSubmit(submit)()
      }}
    >
      <div className={styles.summary}>
        <p className={styles.plan}>
          {t('summary', { plan: plans.find(({ id }) => id === plan)?.name ?? plan, credits })}
        </p>
        <p className={styles.price}>
          {t('price', { price: money(Math.round(priceOre / 100), 'SEK', language) })}
        </p>
        <div role="alert">{isNewPrice && <p className={styles.changed}>{t('priceChanged')}</p>}</div>
      </div>
      <div className={styles.fields}>
        {askedFor.map(({ name, ...input }) => (
          <Field
            key={name}
            label={t(name)}
            note={name === 'vatNumber' ? t('optional') : undefined}
            hint={name === 'organizationNumber' || name === 'vatNumber' ? t(`${name}Hint`) : undefined}
            error={errors[name] && words(errorCode(errors[name]))}
            required={name !== 'vatNumber'}
            readOnly={isSubmitting}
            {...input}
            {...form.register(name, name === 'vatNumber' ? { setValueAs: text => text?.trim() || null } : {})}
          />
        ))}
      </div>
      <Honeypot {...form.register('website')} />
      <p className={styles.working} role="status">
        {isSubmitting && t('working')}
      </p>
      <div className={styles.ways}>
        <Button type="submit" busy={isSubmitting}>
          {t('submit')}
        </Button>
        <Button look="secondary" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
