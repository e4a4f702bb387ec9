import type { ReactNode } from 'react'
import type { AgreedPlan, OrderedPlan } from '#shared/credits/plans.ts'
import { creditSteps, discountedFrom, discountPercent } from '#shared/credits/prices.ts'
import { percent } from '#shared/figures.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import styles from './PlanCard.module.css'

type CardProps = {
  plan: OrderedPlan | AgreedPlan
  price: ReactNode
  rail: ReactNode
  example: string
  children: ReactNode
}

/** The content of every plan, whether it is ordered online or by contact. */
export const PlanCard = ({ plan, price, rail, example, children }: CardProps) => {
  const t = usePhrases('pricing')
  const facts = {
    percent: percent(discountPercent, useLanguage()),
    most: Math.max(...creditSteps),
    credits: discountedFrom,
  }
  const features = plan.features.map(feature => t(`plans.features.${feature}`, facts))
  return (
    <li className={styles.card} data-recommended={plan.recommended || undefined}>
      <div className={styles.head}>
        <h3>{plan.name}</h3>
        {plan.recommended && <p className={styles.recommended}>{t('plans.recommended')}</p>}
      </div>
      <p className={styles.description}>{t(`plans.${plan.id}.description`)}</p>
      <div className={styles.price} aria-live="polite">
        {price}
      </div>
      <div className={styles.rail}>{rail}</div>
      {children}
      <ul className={styles.features}>
        {features.filter(Boolean).map(words => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <p className={styles.example}>{example}</p>
    </li>
  )
}
