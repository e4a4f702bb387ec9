import type { ComparedBrief } from '#shared/matching/compared.ts'
import { type CvPage, comparedInquiry, comparedProfile } from '#shared/matching/compared-items.ts'
import type { ShownRow } from '#shared/matching/row.ts'
import { showRow } from '#shared/matching/show-row.ts'
import type { ShownPartner } from '#shared/partner-profile/shown-partner.ts'
import type { LivingInquiry } from '../platform/inquiries/family.ts'

/**
 * How far a partner meets an inquiry, with what they say that shows it. It reads what the business is shown of the
 * partner, and the text of their CV, out of which the same has been taken: no quote contains the partner's last name, an
 * address or a number.
 */
export const fitOf = (
  inquiry: LivingInquiry['item'],
  partnerId: string,
  shown: ShownPartner,
  { cvPages, confirmed }: { cvPages: readonly CvPage[]; confirmed: ComparedBrief['confirmed'] },
): ShownRow =>
  showRow(
    comparedProfile(partnerId, { ...shown.inWords, facts: shown }, cvPages),
    comparedInquiry(inquiry, confirmed),
  )
