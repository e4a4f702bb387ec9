import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { factValue } from '#shared/business-inquiries/fact-values.ts'
import { noFacts } from '#shared/business-inquiries/inquiry-facts.ts'
import type { ProposedFact, proposeInquiryFacts } from '#shared/business-inquiries/propose-facts.ts'
import { wallClockAt } from '#shared/contract/time-zone.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import styles from './InquiryFacts.module.css'
import { filledIn, withProposed } from './typed-facts.ts'
import type { Facts, FactsProps } from './use-facts.ts'

const today = (): string => wallClockAt(Date.now(), 'Europe/Stockholm').date

type Propose = typeof proposeInquiryFacts

/** What reads a description, loaded once there is one; a form without it only proposes nothing. */
const useReader = (isDescribed: boolean): Propose | null => {
  const [reader, setReader] = useState<{ propose: Propose } | null>(null)
  useEffect(() => {
    if (!isDescribed) return
    import('#shared/business-inquiries/propose-facts.ts').then(
      ({ proposeInquiryFacts: propose }) => setReader({ propose }),
      () => undefined,
    )
  }, [isDescribed])
  return reader?.propose ?? null
}

/** What a description proposes, of what is not filled in yet. */
const useProposals = (description: string, { typed }: Facts): ProposedFact[] => {
  const settled = useDeferredValue(description)
  const propose = useReader(settled !== '')
  const proposals = useMemo(() => propose?.(settled, today()) ?? [], [propose, settled])
  const known = filledIn(typed)
  return proposals.filter(({ name }) => !known.includes(name))
}

type ProposalsProps = FactsProps & { description: string }

/** Facts that the description seems to state: each is filled in by a press, and none without. */
export const FactProposals = ({ description, facts, readOnly }: ProposalsProps) => {
  const t = usePhrases('inquiry-facts')
  const language = useLanguage()
  const status = useRef<HTMLParagraphElement>(null)
  const [taken, setTaken] = useState('')
  const proposals = useProposals(description, facts)
  const written = ({ name, value }: ProposedFact) =>
    factValue({ ...noFacts, [name]: value }, name, language, key => t(`words.${key}`))
  const take = (fact: ProposedFact) => {
    facts.change({ [fact.name]: withProposed(facts.typed, fact)[fact.name] })
    setTaken(t('proposals.taken', { name: t(`names.${fact.name}`), value: written(fact) }))
    // The button that was pressed is gone then.
    status.current?.focus()
  }
  return (
    <div className={styles.proposals}>
      {proposals.length > 0 && <p className={styles.intro}>{t('proposals.title')}</p>}
      {proposals.length > 0 && (
        <ul className={styles.proposed}>
          {proposals.map(fact => {
            const [name, value] = [t(`names.${fact.name}`), written(fact)]
            return (
              <li key={fact.name}>
                <Button
                  variant="secondary"
                  small
                  disabled={readOnly}
                  aria-label={t('proposals.label', { name, value, found: fact.found })}
                  title={fact.found}
                  onClick={() => take(fact)}
                >
                  {name}: {value}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
      <p ref={status} role="status" tabIndex={-1} className={styles.taken}>
        {taken}
      </p>
    </div>
  )
}
