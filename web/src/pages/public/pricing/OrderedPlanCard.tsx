import { useState } from 'react'
import { type Currency, inCurrency } from '#shared/credits/currencies.ts'
import type { OrderedPlan } from '#shared/credits/plans.ts'
import { discountedFrom, discountPercent, priceOreOf } from '#shared/credits/prices.ts'
import { vatPercent, withVatOre } from '#shared/credits/vat.ts'
import { percent } from '#shared/figures.ts'
import { useCreditPrices } from '#web/src/features/credits/credit-prices.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { kronorOf, money } from '#web/src/ui/money.ts'
import { DialogButton } from '../layout/DialogButton.tsx'
import { Choices } from './Choices.tsx'
import { PlanCard } from './PlanCard.tsx'
import { Rail } from './Rail.tsx'

/** A plan with a choice of credits; the price comes from the price list. */
export const OrderedPlanCard = ({ plan, currency }: { plan: OrderedPlan; currency: Currency }) => {
  const t = usePhrases('pricing')
  const language = useLanguage()
  const [credits, setCredits] = useState(plan.preset)
  const priceOre = priceOreOf(credits, useCreditPrices())
  const shown = (ore: number) => money(inCurrency(ore, currency), currency, language)
  const isSwedish = currency === 'SEK'
  const perCredit = isSwedish ? kronorOf(priceOre / credits, language) : shown(priceOre / credits)
  const lower = percent(discountPercent, language)
  return (
    <PlanCard
      plan={plan}
      price={
        <>
          <b>{shown(priceOre)}</b>
          <span>
            {t('plans.perMonth')}
            <br />
            {t('plans.withVat', {
              price: shown(withVatOre(priceOre)),
              percent: percent(vatPercent, language),
            })}
            <br />
            {t('plans.perCredit', { price: perCredit })}
            {credits >= discountedFrom && `, ${t('plans.lower', { percent: lower })}`}
          </span>
        </>
      }
      rail={<Rail credits={credits} maxCredits={Math.max(...plan.credits)} />}
      example={t(`plans.${plan.id}.example`, {
        credits: plan.example.credits,
        price: money(plan.example.fromKronor, 'SEK', language),
      })}
    >
      <Choices
        label={t('plans.credits')}
        name={`${plan.id}-credits`}
        options={plan.credits}
        value={credits}
        onChange={setCredits}
        mark={option => option >= discountedFrom && <small>−{lower}</small>}
      />
      <DialogButton opens={{ name: 'credit-order', plan: plan.id, credits }}>
        {t('plans.order', { credits })}
      </DialogButton>
    </PlanCard>
  )
}
