import type { ReactNode } from 'react'
import { claims } from '#shared/claims.ts'
import type { AgreedPlan, OrderedPlan } from '#shared/credits/plans.ts'
import { creditSteps, discountedFrom, discountPercent } from '#shared/credits/prices.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { percent } from '#web/src/ui/figures.ts'
import styles from './PlanCard.module.css'

type CardProps = {
  plan: OrderedPlan | AgreedPlan
  price: ReactNode
  rail: ReactNode
  example: string
  children: ReactNode
}

/** What every plan says, whether it is ordered here or talked over. */
export const PlanCard = ({ plan, price, rail, example, children }: CardProps) => {
  const t = usePhrases('pricing')
  const language = useLanguage()
  const facts = {
    percent: percent(claims.accepted.value, language),
    from: claims.matchingFrom.value,
    to: claims.matchingTo.value,
    most: Math.max(...creditSteps),
    credits: discountedFrom,
  }
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
        {plan.features.map(feature => (
          <li key={feature}>
            {t(`plans.features.${feature}`, {
              ...facts,
              ...(feature === 'discount' && { percent: percent(discountPercent, language) }),
            })}
          </li>
        ))}
      </ul>
      <p className={styles.example}>{example}</p>
    </li>
  )
}
