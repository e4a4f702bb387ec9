import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod/mini'
import { getFacts, saveFacts, type VersionedFacts } from '#shared/partner-profile/facts.ts'
import {
  type ProposedFact,
  proposalKey,
  proposeFacts,
  withProposal,
} from '#shared/partner-profile/propose-facts.ts'
import { call } from '#web/src/platform/api.ts'
import { ApiError } from '#web/src/platform/api-error.ts'
import { useSession } from '#web/src/platform/sessions-hooks.ts'
import { today } from './today.ts'
import type { Me } from './use-partner-me.ts'

const factsKey = (userId: string | undefined) => ['partner', userId, 'facts'] as const

/** The partner's facts, with their version. The query itself retries. */
export const useFacts = () => {
  const session = useSession()
  return useQuery({
    queryKey: factsKey(session?.userId),
    queryFn: ({ signal }) => call(getFacts, {}, { signal, retry: false, fresh: true }),
  })
}

export type Saved = { status: 'saved' | 'changed_elsewhere'; stored: VersionedFacts }
type Body = z.input<typeof saveFacts.body>

/**
 * Saves facts if `version` is still the stored one. After a save from elsewhere it changes nothing and returns what is
 * stored now. Throws ApiError.
 */
export const useSaveFacts = () => {
  const queries = useQueryClient()
  const key = factsKey(useSession()?.userId)
  const show = (stored: VersionedFacts) => queries.setQueryData(key, stored)
  return async (body: Body): Promise<Saved> => {
    try {
      const stored = await call(saveFacts, { body })
      show(stored)
      return { status: 'saved', stored }
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'profile_changed') throw error
      const stored = await call(getFacts, {}, { fresh: true })
      show(stored)
      return { status: 'changed_elsewhere', stored }
    }
  }
}

type Profile = NonNullable<Me['profile']>

/** Whether a proposal would still be made of facts that were saved elsewhere in the meantime. */
const isOpen = (proposal: ProposedFact, profile: Profile, facts: VersionedFacts): boolean =>
  proposeFacts(profile, facts, today()).some(other => proposalKey(other) === proposalKey(proposal))

/** Saves one confirmed proposal on top of whatever is stored by now; never over it. Throws ApiError. */
export const useConfirm = (profile: Profile) => {
  const save = useSaveFacts()
  const confirm = async (facts: VersionedFacts, proposal: ProposedFact): Promise<void> => {
    const { status, stored } = await save({ ...withProposal(facts, proposal), version: facts.version })
    if (status === 'changed_elsewhere' && isOpen(proposal, profile, stored)) await confirm(stored, proposal)
  }
  return confirm
}
