import '#web/src/platform/fact-phrases.ts'
import { lazy } from 'react'
import type { Me } from '#web/src/features/partner-profile/use-partner-me.ts'
import { renderedPhrases, useI18n } from '#web/src/platform/i18n.ts'
import { Optional } from '#web/src/ui/Optional.tsx'

const facts = {
  load: () => import('./PartnerFacts.tsx'),
  phrases: ['partner-facts', 'shown-partner', 'services', 'fields'],
} as const

const PartnerFacts = lazy(facts.load)

/** Fetches the facts after the profile, which is there without them. */
export const LateFacts = ({ profile }: { profile: NonNullable<Me['profile']> }) => {
  const instance = useI18n()
  // In parallel with the code.
  for (const feature of facts.phrases) void renderedPhrases(instance, feature)
  return (
    <Optional>
      <PartnerFacts profile={profile} />
    </Optional>
  )
}
