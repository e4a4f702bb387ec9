import { comparedInquiry, comparedProfile } from '#shared/matching/compared-items.ts'
import type { ShownRow } from '#shared/matching/row.ts'
import { showRow } from '#shared/matching/show-row.ts'
import type { ShownPartner } from '#shared/partner-profile/shown-partner.ts'
import type { LivingInquiry } from '../platform/inquiries/family.ts'

/**
 * How far a partner meets an inquiry, with what they say that shows it. It reads what the business is shown of the
 * partner and nothing else, so no quote can contain a name, an address or a number.
 */
export const fitOf = (inquiry: LivingInquiry['item'], partnerId: string, shown: ShownPartner): ShownRow =>
  showRow(comparedProfile(partnerId, { ...shown.inWords, facts: shown }), comparedInquiry(inquiry))
