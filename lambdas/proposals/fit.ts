import { comparedInquiry, comparedProfile } from '#shared/matching/compared-items.ts'
import { featuresOf } from '#shared/matching/features.ts'
import { nameOf } from '#shared/matching/lexicon/concepts.ts'
import { needsOf } from '#shared/matching/needs.ts'
import { bandOf } from '#shared/matching/rank.ts'
import { scoreOf } from '#shared/matching/score.ts'
import { weights } from '#shared/matching/weights.ts'
import type { ShownPartner } from '#shared/partner-profile/shown-partner.ts'
import type { Fit } from '#shared/proposals/fit.ts'
import type { LivingInquiry } from '../platform/inquiries/family.ts'
import { quoteAround } from './quote.ts'

const named = (concept: string) => ({ sv: nameOf(concept, 'sv'), en: nameOf(concept, 'en') })

/**
 * How far a partner meets an inquiry, with what they say that shows it. It reads what the business is shown of the
 * partner and nothing else, so no quote can contain a name, an address or a number.
 */
export const fitOf = (inquiry: LivingInquiry['item'], partnerId: string, shown: ShownPartner): Fit => {
  const compared = comparedProfile(partnerId, { ...shown.inWords, facts: shown })
  const row = scoreOf(needsOf(comparedInquiry(inquiry)), featuresOf(compared), weights)
  const met = row.met.flatMap(({ concept, evidence }) => {
    const passage = compared.passages.find(({ field }) => field === evidence.field)
    return passage
      ? [
          {
            need: named(concept),
            quote: quoteAround(passage.text, evidence),
            part: passage.field as Fit['met'][number]['part'],
          },
        ]
      : []
  })
  return {
    band: bandOf(row.score, weights),
    met,
    missing: row.missing.map(named),
    unmet: row.unmet.map(({ fact }) => fact),
    weights: weights.version,
  }
}
