import { bestMark } from '#shared/agreements/rating.ts'
import { brand } from '#shared/brand.ts'
import { locales } from '#shared/contract/language.ts'
import { hasAgreement, type ShownProposal } from '#shared/proposals/proposal.ts'
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

/** What the partner gets for an hour, and what it costs in credits. */
const usePrice = ({ hourlyRate, price }: ShownProposal): string => {
  const t = usePhrases('proposals')
  const language = useLanguage()
  const inCredits = useCredits()
  const hourly = hourlyRate && t('hourly', { amount: money(hourlyRate, 'SEK', language) })
  return [hourly, price && inCredits(price)].filter(Boolean).join(' · ')
}

/** How businesses have rated the partner after their assignments. */
const useRated = ({ rated }: ShownProposal): string | null => {
  const t = usePhrases('proposals')
  const language = useLanguage()
  return (
    rated &&
    t('rated', { count: rated.count, mean: rated.mean.toLocaleString(locales[language]), best: bestMark })
  )
}

/** What we say of the partner, how others have rated it, and the price. */
export const ProposalFacts = ({ proposal }: { proposal: ShownProposal }) => {
  const t = usePhrases('proposals')
  const { why, missing } = proposal
  const rows = [
    { name: t('facts.why'), text: why },
    { name: t('facts.missing'), text: missing },
    { name: t('facts.rated'), text: useRated(proposal) },
    { name: t(hasAgreement(proposal) ? 'facts.proposedPrice' : 'facts.price'), text: usePrice(proposal) },
  ]
  return (
    <dl className={card.rows}>
      {rows
        .filter(({ text }) => text)
        .map(({ name, text }) => (
          <div key={name} className={card.row}>
            <dt>{name}</dt>
            <dd className={styles.words}>{text}</dd>
          </div>
        ))}
    </dl>
  )
}
