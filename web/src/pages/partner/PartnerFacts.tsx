import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router-dom'
import type { VersionedFacts } from '#shared/partner-profile/facts.ts'
import { FactProposals } from '#web/src/features/partner-profile/FactProposals.tsx'
import { FactsForm } from '#web/src/features/partner-profile/FactsForm.tsx'
import { useFacts } from '#web/src/features/partner-profile/use-facts.ts'
import type { Me } from '#web/src/features/partner-profile/use-partner-me.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { ActionRow } from '#web/src/ui/forms/ActionRow.tsx'
import { FactRows } from '#web/src/ui/partner/FactRows.tsx'
import { factNames } from '#web/src/ui/partner/use-fact-texts.ts'
import card from '#web/src/ui/signed-in/card.module.css'
import { FailedLoad } from '../signed-in/FailedLoad.tsx'
import { Skeleton } from '../signed-in/Waiting.tsx'
import { PartnerPreview } from './PartnerPreview.tsx'

type FactsProps = { profile: NonNullable<Me['profile']>; facts: VersionedFacts }

const isBlank = ({ version, ...facts }: VersionedFacts): boolean =>
  Object.values(facts).every(fact => fact === null || (Array.isArray(fact) && fact.length === 0))

/** The fact that a link asks the partner to state, such as `?fact=skills`; the address forgets it once it was read. */
const useAskedFact = () => {
  const [address, setAddress] = useSearchParams()
  const asked = factNames.find(name => name === address.get('fact'))
  return { asked, forget: () => setAddress({}, { replace: true }) }
}

const Stated = ({ profile, facts }: FactsProps) => {
  const t = usePhrases('partner-facts')
  const { asked, forget } = useAskedFact()
  const [open, setOpen] = useState<'form' | 'preview' | undefined>(asked && 'form')
  const edit = useRef<HTMLButtonElement>(null)
  /** The pressed button is gone with the form. */
  const closeForm = () => {
    flushSync(() => setOpen(undefined))
    if (asked) forget()
    edit.current?.focus()
  }
  if (open === 'form') return <FactsForm facts={facts} first={asked} onClose={closeForm} />
  return (
    <section className={card.card} aria-labelledby="facts">
      <h2 id="facts" className={card.title}>
        {t('title')}
      </h2>
      <p>{t('intro')}</p>
      {isBlank(facts) ? <p>{t('none')}</p> : <FactRows facts={facts} />}
      <ActionRow>
        <Button ref={edit} variant="secondary" small onClick={() => setOpen('form')}>
          {t(isBlank(facts) ? 'add' : 'edit')}
        </Button>
        <Button variant="secondary" small onClick={() => setOpen('preview')}>
          {t('preview.open')}
        </Button>
      </ActionRow>
      <FactProposals profile={profile} facts={facts} />
      {open === 'preview' && <PartnerPreview onClose={() => setOpen(undefined)} />}
    </section>
  )
}

/** The partner's facts: stated ones, what the profile's words propose, the form, and what businesses see. */
const PartnerFacts = ({ profile }: Pick<FactsProps, 'profile'>) => {
  const facts = useFacts()
  if (facts.data) return <Stated profile={profile} facts={facts.data} />
  if (facts.isPending) return <Skeleton />
  return <FailedLoad error={facts.error} retrying={facts.isFetching} onRetry={() => void facts.refetch()} />
}

export default PartnerFacts
