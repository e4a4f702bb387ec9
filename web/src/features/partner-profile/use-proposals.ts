import { useMemo, useState } from 'react'
import type { VersionedFacts } from '#shared/partner-profile/facts.ts'
import { type ProposedFact, proposalKey, proposeFacts } from '#shared/partner-profile/propose-facts.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { useSession } from '#web/src/platform/sessions-hooks.ts'
import { toast } from '#web/src/ui/toast-store.ts'
import { refusedProposals } from './refused-proposals.ts'
import { today } from './today.ts'
import { useConfirm } from './use-facts.ts'
import type { Me } from './use-partner-me.ts'

type Profile = NonNullable<Me['profile']>

/** What the profile's own words propose; each is saved or refused by a press of its own. */
export const useProposals = (profile: Profile, facts: VersionedFacts) => {
  const t = usePhrases('partner-facts')
  const refused = refusedProposals(useSession()?.userId ?? '')
  const confirmOne = useConfirm(profile)
  const [saving, setSaving] = useState<readonly string[]>([])
  const [refusals, setRefusals] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal is read from the storage
  const proposals = useMemo(
    () => proposeFacts(profile, facts, today()).filter(proposal => !refused.includes(proposal)),
    [profile, facts, refusals],
  )
  return {
    proposals,
    isSaving: (proposal: ProposedFact): boolean => saving.includes(proposalKey(proposal)),
    refuse: (proposal: ProposedFact): void => {
      refused.add(proposal)
      setRefusals(refusals + 1)
    },
    /** Returns whether it is saved. Another one may be pressed meanwhile: it is saved on top of this one. */
    confirm: async (proposal: ProposedFact): Promise<boolean> => {
      const key = proposalKey(proposal)
      setSaving(keys => [...keys, key])
      try {
        await confirmOne(facts, proposal)
        return true
      } catch (error) {
        console.error('The facts could not be saved', error)
        toast({ tone: 'error', title: t('failedTitle'), text: t('failed') })
        return false
      } finally {
        setSaving(keys => keys.filter(other => other !== key))
      }
    },
  }
}
