import type { Change } from './change.ts'
import { accountNotices } from './changes/accounts.ts'
import { applicationNotices } from './changes/applications.ts'
import { auditNotices } from './changes/audit.ts'
import { businessInquiryNotices } from './changes/business-inquiries.ts'
import { codeNotices } from './changes/codes.ts'
import { creditOrderNotices } from './changes/credit-orders.ts'
import { investorNotices } from './changes/investors.ts'
import { leadNotices } from './changes/leads.ts'
import { meetingNotices } from './changes/meetings.ts'
import { subscriptionNotices } from './changes/newsletter.ts'
import type { Addresses } from './changes/operator.ts'
import type { Notice } from './notice.ts'

const byEntity: Readonly<Record<string, (change: Change, addresses: Addresses) => readonly Notice[]>> = {
  SUBSCRIBER: subscriptionNotices,
  USER: accountNotices,
  LEAD: leadNotices,
  MEETING: meetingNotices,
  ORDER: creditOrderNotices,
  INVESTOR: investorNotices,
  BUSINESS: businessInquiryNotices,
  OPEN: applicationNotices,
  CODE: codeNotices,
}

/** The mails that a change of the table asks for. Throws on an item it cannot read, so that it ends up parked. */
export const noticesForChange = (change: Change, addresses: Addresses): readonly Notice[] => {
  if (change.after.suspect === true) return []
  // An audit item stands beside what was changed, whatever that is.
  if (String(change.after.SK).startsWith('AUDIT#')) return auditNotices(change)
  const [entity = ''] = String(change.after.PK).split('#')
  return byEntity[entity]?.(change, addresses) ?? []
}
