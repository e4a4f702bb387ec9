import { type ReactNode, useEffect, useState } from 'react'
import { plans } from '#shared/credits/plans.ts'
import { creditSteps, priceOreOf } from '#shared/credits/prices.ts'
import { vatPercent, withVatOre } from '#shared/credits/vat.ts'
import { percent } from '#shared/figures.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { kronorOf } from '#web/src/ui/money.ts'
import { SelectField } from '#web/src/ui/SelectField.tsx'
import { refreshCreditPrices, useCreditPrices } from './credit-prices.ts'
import styles from './TopUp.module.css'

/** Returns the plan that sells this number of credits; the larger plan if both do. */
const planOf = (credits: number): 'pro' | 'business' => {
  const larger = plans.find(plan => plan.id === 'business')
  return larger && 'credits' in larger && larger.credits.includes(credits) ? 'business' : 'pro'
}

type TopUpProps = { children: (chosen: { plan: 'pro' | 'business'; credits: number }) => ReactNode }

/** A choice of credits with their price; the caller adds the button that orders them. */
export const TopUp = ({ children }: TopUpProps) => {
  const t = usePhrases('credits')
  const language = useLanguage()
  const [credits, setCredits] = useState<number>(creditSteps[0])
  const priceOre = priceOreOf(credits, useCreditPrices())
  useEffect(() => void refreshCreditPrices(), [])
  return (
    <section className={styles.topUp} aria-labelledby="top-up">
      <h2 id="top-up" className={styles.title}>
        {t('account.orderTitle')}
      </h2>
      <SelectField
        label={t('account.amount')}
        value={credits}
        onChange={({ currentTarget }) => setCredits(Number(currentTarget.value))}
      >
        {creditSteps.map(step => (
          <option key={step} value={step}>
            {step}
          </option>
        ))}
      </SelectField>
      <p className={styles.price} aria-live="polite">
        {t('price', { price: kronorOf(priceOre, language) })}
        <small>
          {t('often.withVat', {
            price: kronorOf(withVatOre(priceOre), language),
            percent: percent(vatPercent, language),
          })}
        </small>
      </p>
      <div>{children({ plan: planOf(credits), credits })}</div>
      <p className={styles.note}>{t('account.orderText')}</p>
    </section>
  )
}
