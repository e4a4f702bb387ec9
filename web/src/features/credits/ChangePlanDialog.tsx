import { type FormEvent, useEffect, useState } from 'react'
import { type AccountPlan, changePlan } from '#shared/credits/account-plan.ts'
import { creditSteps, priceOreOf } from '#shared/credits/prices.ts'
import { vatPercent, withVatOre } from '#shared/credits/vat.ts'
import { percent } from '#shared/figures.ts'
import { call } from '#web/src/platform/api.ts'
import { ApiError } from '#web/src/platform/api-error.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { Dialog } from '#web/src/ui/Dialog.tsx'
import { FormActions } from '#web/src/ui/forms/FormActions.tsx'
import { kronorOf } from '#web/src/ui/money.ts'
import { SelectField } from '#web/src/ui/SelectField.tsx'
import { useDayFormats } from '#web/src/ui/use-day-formats.ts'
import styles from './CreditOrderForm.module.css'
import { refreshCreditPrices, storePrice, useCreditPrices } from './credit-prices.ts'
import { useOwnChange } from './use-own-change.ts'

type ChangeProps = { plan: AccountPlan; onClose: () => void }

/** The present price of a number of credits, and whether it has changed since it was shown. */
const useShownPrice = (credits: number) => {
  const [isNew, setIsNew] = useState(false)
  const priceOre = priceOreOf(credits, useCreditPrices())
  useEffect(() => void refreshCreditPrices(), [])
  /** Shows the price that a refusal states; throws every error on. */
  const showRefused = (error: unknown): never => {
    if (error instanceof ApiError && error.code === 'price_changed' && error.priceOre !== undefined) {
      storePrice({ credits, priceOre: error.priceOre })
      setIsNew(true)
    }
    throw error
  }
  return { priceOre, isNew, showRefused }
}

const Price = ({ priceOre }: { priceOre: number }) => {
  const t = usePhrases('credits')
  const language = useLanguage()
  const withVat = kronorOf(withVatOre(priceOre), language)
  return (
    <>
      <p className={styles.price}>{t('price', { price: kronorOf(priceOre, language) })}</p>
      <p>{t('often.withVat', { price: withVat, percent: percent(vatPercent, language) })}</p>
    </>
  )
}

const PlanChange = ({ plan, onClose }: ChangeProps) => {
  const t = usePhrases('credits')
  const { day } = useDayFormats()
  const [credits, setCredits] = useState(plan.credits)
  const { priceOre, isNew, showRefused } = useShownPrice(credits)
  const { isBusy, send } = useOwnChange(t('plan.failed'))
  const isSame = credits === plan.credits
  const nextOrderOn = plan.nextOrderOn ?? ''
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSame) return
    const change = () => call(changePlan, { body: { credits, priceOre, nextOrderOn } }).catch(showRefused)
    if (await send(change, { title: t('plan.changeDialog.done', { count: credits }) })) onClose()
  }
  return (
    <form className={styles.form} noValidate onSubmit={event => void submit(event)}>
      <p>{t('plan.changeDialog.text', { day: day(nextOrderOn) })}</p>
      <SelectField
        label={t('account.amount')}
        value={credits}
        disabled={isBusy}
        onChange={({ currentTarget }) => setCredits(Number(currentTarget.value))}
      >
        {creditSteps.map(step => (
          <option key={step} value={step}>
            {step}
          </option>
        ))}
      </SelectField>
      <div className={styles.summary} aria-live="polite">
        {isSame ? <p>{t('plan.changeDialog.same')}</p> : <Price priceOre={priceOre} />}
      </div>
      <div role="alert">{isNew && <p className={styles.changed}>{t('priceChanged')}</p>}</div>
      <FormActions
        submit={t('plan.changeDialog.submit', { count: credits })}
        working={t('plan.changeDialog.working')}
        busy={isBusy}
        disabled={isSame}
      >
        <Button variant="secondary" disabled={isBusy} onClick={onClose}>
          {t('cancel')}
        </Button>
      </FormActions>
    </form>
  )
}

/** The choice of another package, from the next order on. */
export const ChangePlanDialog = (props: ChangeProps) => {
  const t = usePhrases('credits')
  return (
    <Dialog title={t('plan.changeDialog.title')} onClose={props.onClose}>
      <PlanChange {...props} />
    </Dialog>
  )
}
