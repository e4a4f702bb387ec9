import { type ReactNode, useId } from 'react'
import type { ShownRow } from '#shared/matching/row.ts'
import { hasAgreement, type PartnerProposal } from '#shared/proposals/proposal.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { money } from '#web/src/ui/money.ts'
import { useDayFormats } from '#web/src/ui/use-day-formats.ts'
import { PartnerActions } from './PartnerActions.tsx'
import { PartnerCourse } from './PartnerCourse.tsx'
import { ProposalFit } from './ProposalFit.tsx'
import styles from './proposals.module.css'
import { TakeTime } from './TakeTime.tsx'

const joined = (parts: readonly (string | number | false | null)[]): string =>
  parts.filter(Boolean).join(' · ')

/** The service, unless it says no more than the title; and what the partner gets, or got in the proposal. */
const useDetails = (proposal: PartnerProposal): string => {
  const { serviceId, title, hourlyRate, credits } = proposal
  const t = usePhrases('partner-proposals')
  const services = usePhrases('services')
  const language = useLanguage()
  const service = services(`titles.${serviceId}`)
  const pay = joined([
    hourlyRate && t('hourly', { amount: money(hourlyRate, 'SEK', language) }),
    credits && t('credits', { count: credits }),
  ])
  return joined([
    service !== title && service,
    pay && hasAgreement(proposal) ? t('inProposal', { pay }) : pay,
  ])
}

type CardProps = {
  proposal: PartnerProposal
  onAnswered: () => Promise<unknown>
  /** Where the partner objects to the row. */
  objection: (row: ShownRow) => ReactNode
  /** The messages about it. */
  children?: ReactNode
}

/** An inquiry that the partner is proposed for. */
export const PartnerProposalCard = ({ proposal, onAnswered, objection, children }: CardProps) => {
  const t = usePhrases('partner-proposals')
  const heading = useId()
  const { day } = useDayFormats()
  const { title, companyName, description, createdAt, state } = proposal
  const details = useDetails(proposal)
  return (
    <article className={`${styles.proposal} ${styles.beside}`} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      <p className={styles.muted}>
        {companyName} · {t('proposedOn', { date: day(createdAt) })}
      </p>
      {details && <p>{details}</p>}
      <p className={styles.words}>{description}</p>
      <ProposalFit fit={proposal.fit} reader="partner" objection={objection} />
      <PartnerCourse proposal={proposal} />
      {state === 'invited' && <TakeTime {...{ proposal, onAnswered }} />}
      <PartnerActions {...{ proposal, onAnswered }} />
      {children}
    </article>
  )
}
