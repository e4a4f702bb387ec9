import { useEffect, useRef } from 'react'
import type { Currency } from '#shared/credits/currencies.ts'
import { type AgreedPlan, plans } from '#shared/credits/plans.ts'
import { refreshCreditPrices } from '#web/src/features/credits/credit-prices.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { DialogButton } from '../layout/DialogButton.tsx'
import { OrderedPlanCard } from './OrderedPlanCard.tsx'
import { PlanCard } from './PlanCard.tsx'
import styles from './Plans.module.css'
import { Rail } from './Rail.tsx'

const AgreedPlanCard = ({ plan }: { plan: AgreedPlan }) => {
  const t = usePhrases('pricing')
  return (
    <PlanCard
      plan={plan}
      price={
        <>
          <b>{t('plans.agreed')}</b>
          <span>{t('plans.agreedNote')}</span>
        </>
      }
      rail={<Rail credits={0} maxCredits={25} open />}
      example={t('plans.enterprise.example')}
    >
      <div className={styles.noChoice} />
      <DialogButton variant="secondary" opens={{ name: 'booking', tab: 'meeting' }}>
        {t('plans.demo')}
      </DialogButton>
    </PlanCard>
  )
}

/** Fetches the current price list when the plans are used, not at the first touch of the page. */
const useFreshPrices = () => {
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    const watcher = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return
        watcher.disconnect()
        void refreshCreditPrices()
      },
      { rootMargin: '0px 0px -25%' },
    )
    if (section.current) watcher.observe(section.current)
    return () => watcher.disconnect()
  }, [])
  return section
}

/** The three plans; the talents page links here. */
export const Plans = ({ currency }: { currency: Currency }) => {
  const t = usePhrases('pricing')
  return (
    <section ref={useFreshPrices()} id="plans" className={styles.section} aria-labelledby="plans-heading">
      <h2 id="plans-heading" className="visually-hidden">
        {t('plans.heading')}
      </h2>
      <ul className={styles.plans}>
        {plans.map(plan =>
          plan.id === 'enterprise' ? (
            <AgreedPlanCard key={plan.id} plan={plan} />
          ) : (
            <OrderedPlanCard key={plan.id} plan={plan} currency={currency} />
          ),
        )}
      </ul>
      <p className={styles.note}>{t('plans.afterOrder')}</p>
    </section>
  )
}
