import { useEffect, useRef, useState } from 'react'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { FactFields } from './FactFields.tsx'
import { FactProposals } from './FactProposals.tsx'
import styles from './InquiryFacts.module.css'
import { filledIn } from './typed-facts.ts'
import type { FactsProps } from './use-facts.ts'

type InquiryFactsProps = FactsProps & { description: string }

/** What may be said about the work besides its description: what the text proposes, and a folded section. */
export const InquiryFacts = ({ description, facts, readOnly }: InquiryFactsProps) => {
  const t = usePhrases('inquiry-facts')
  const section = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)
  const count = filledIn(facts.typed).length
  // A fault in a folded section would stop the form without a word.
  useEffect(() => {
    if (facts.refusals === 0 || !section.current) return
    section.current.open = true
    section.current.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [facts.refusals])
  return (
    <>
      <FactProposals {...{ description, facts, readOnly }} />
      <details
        ref={section}
        className={styles.section}
        open={isOpen}
        onToggle={event => setOpen(event.currentTarget.open)}
      >
        <summary>
          {t('section.title')}
          {count > 0 && <span className={styles.count}>{t('section.filled', { count })}</span>}
        </summary>
        <p className={styles.intro}>{t('section.intro')}</p>
        <FactFields facts={facts} readOnly={readOnly} />
      </details>
    </>
  )
}
