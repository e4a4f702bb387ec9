import { useRef, useState } from 'react'
import type { VersionedFacts } from '#shared/partner-profile/facts.ts'
import { noFacts } from '#shared/partner-profile/partner-facts.ts'
import { type ProposedFact, proposalKey, withProposal } from '#shared/partner-profile/propose-facts.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { ActionRow } from '#web/src/ui/forms/ActionRow.tsx'
import { useFactTexts } from '#web/src/ui/partner/use-fact-texts.ts'
import styles from './FactProposals.module.css'
import type { Me } from './use-partner-me.ts'
import { useProposals } from './use-proposals.ts'

/** More at once would be a form; an answer brings the next one. */
const shownAtOnce = 4

/** Words a proposal as the fact that it would be: "Timpris: 950 kr i timmen". */
const useWordedProposal = () => {
  const t = usePhrases('shown-partner')
  const textsOf = useFactTexts()
  return (proposal: ProposedFact): string => {
    const { name } = proposal
    return `${t(`facts.${name}`)}: ${textsOf(name, withProposal(noFacts, proposal)[name]).join(', ')}`
  }
}

type ProposalProps = {
  proposal: ProposedFact
  what: string
  busy: boolean
  onYes: () => void
  onNo: () => void
}

const Proposal = ({ proposal, what, busy, onYes, onNo }: ProposalProps) => {
  const t = usePhrases('partner-facts')
  return (
    <li className={styles.proposal}>
      <p className={styles.found}>{t('proposals.read', { found: proposal.found })}</p>
      <p className={styles.what}>{what}</p>
      <ActionRow>
        <Button small busy={busy} aria-label={t('proposals.yesLabel', { what })} onClick={onYes}>
          {t('proposals.yes')}
        </Button>
        <Button variant="secondary" small aria-label={t('proposals.noLabel', { what })} onClick={onNo}>
          {t('proposals.no')}
        </Button>
      </ActionRow>
    </li>
  )
}

type ProposalsProps = { profile: NonNullable<Me['profile']>; facts: VersionedFacts }

/** What we read in the profile's own words; nothing is stored but what the partner confirms. */
export const FactProposals = ({ profile, facts }: ProposalsProps) => {
  const t = usePhrases('partner-facts')
  const worded = useWordedProposal()
  const { proposals, isSaving, confirm, refuse } = useProposals(profile, facts)
  const [answer, setAnswer] = useState('')
  const status = useRef<HTMLParagraphElement>(null)
  /** The pressed button is gone: what it did is read next. */
  const answered = (text: string) => {
    setAnswer(text)
    status.current?.focus()
  }
  const confirmOne = async (proposal: ProposedFact) => {
    if (await confirm(proposal)) answered(t('proposals.confirmed', { what: worded(proposal) }))
  }
  const refuseOne = (proposal: ProposedFact) => {
    refuse(proposal)
    answered(t('proposals.refused', { what: worded(proposal) }))
  }
  return (
    <>
      <p ref={status} className={styles.answer} role="status" tabIndex={-1}>
        {answer}
      </p>
      {proposals.length > 0 && (
        <section className={styles.proposals} aria-labelledby="fact-proposals">
          <h3 id="fact-proposals" className={styles.title}>
            {t('proposals.title')}
          </h3>
          <p>{t('proposals.intro')}</p>
          <ul className={styles.list}>
            {proposals.slice(0, shownAtOnce).map(proposal => (
              <Proposal
                key={proposalKey(proposal)}
                proposal={proposal}
                what={worded(proposal)}
                busy={isSaving(proposal)}
                onYes={() => void confirmOne(proposal)}
                onNo={() => refuseOne(proposal)}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
