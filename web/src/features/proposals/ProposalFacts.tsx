import { brand } from '#shared/brand.ts'
import type { ShownProposal } from '#shared/proposals/proposal.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { money } from '#web/src/ui/money.ts'
import card from '#web/src/ui/signed-in/card.module.css'
import styles from './proposals.module.css'

type Price = NonNullable<ShownProposal['price']>

/** Credits, with their split if it is known. */
const useCredits = () => {
  const t = usePhrases('proposals')
  return ({ credits, partnerCredits: partner }: Price): string => {
    const whole = t('credits', { count: credits })
    if (partner === null) return whole
    return t('split', { credits: whole, partner, ours: credits - partner, brand: brand.name })
  }
}

/** What the partner costs: by the hour, or in credits. */
const usePrice = ({ hourlyRate, price }: ShownProposal): string => {
  const t = usePhrases('proposals')
  const language = useLanguage()
  const inCredits = useCredits()
  const hourly = hourlyRate && t('hourly', { amount: money(hourlyRate, 'SEK', language) })
  return [hourly, price && inCredits(price)].filter(Boolean).join(' · ')
}

/** What we say of the partner, and the price. */
export const ProposalFacts = ({ proposal }: { proposal: ShownProposal }) => {
  const t = usePhrases('proposals')
  const { why, missing } = proposal
  const rows = Object.entries({ why, missing, price: usePrice(proposal) }) as [
    'why' | 'missing' | 'price',
    string | null,
  ][]
  return (
    <dl className={card.rows}>
      {rows
        .filter(([, text]) => text)
        .map(([name, text]) => (
          <div key={name} className={card.row}>
            <dt>{t(`facts.${name}`)}</dt>
            <dd className={styles.words}>{text}</dd>
          </div>
        ))}
    </dl>
  )
}
