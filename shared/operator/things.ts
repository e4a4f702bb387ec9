import { agreementPartition } from '../agreements/agreement.entity.ts'
import { fillKey, keyPattern } from '../contract/key-template.ts'
import type { CommandName } from './commands.ts'

/** A thing that operators look at: the command that shows it, and the keys of its item, in the words of its inputs. */
type ThingKind = { show: CommandName; pk: string; sk: string }

const ofBusiness = 'BUSINESS#<businessId>'
const ofPartner = 'PARTNER#<partnerId>'

/** The thing that each process is about; a test compares the keys with those of the entities. */
const thingOf: Readonly<Record<string, ThingKind>> = {
  lead: { show: 'leads show', pk: 'LEAD#<id>', sk: 'LEAD' },
  inquiry: { show: 'inquiries show', pk: ofBusiness, sk: 'INQUIRY#<inquiryId>' },
  proposal: { show: 'inquiries show', pk: ofBusiness, sk: 'PROPOSAL#<inquiryId>#<partnerId>' },
  agreement: { show: 'agreements show', pk: agreementPartition, sk: 'AGREEMENT' },
  rating: { show: 'agreements show', pk: agreementPartition, sk: 'RATING' },
  admission: { show: 'partners show', pk: ofPartner, sk: 'PROFILE' },
  order: { show: 'orders show', pk: 'ORDER#<orderId>', sk: 'ORDER' },
  plan: { show: 'plans show', pk: ofBusiness, sk: 'PLAN#<number>' },
  refund: { show: 'refunds show', pk: ofBusiness, sk: 'REFUND' },
  report: { show: 'reports show', pk: ofPartner, sk: 'REPORT#<assignmentId>#<month>' },
  milestone: { show: 'milestones list', pk: ofPartner, sk: 'MILESTONE#<assignmentId>#<number>' },
}

/** What the command that shows a thing takes, from the keys of the thing's item; null for another kind of item. */
export const inputFromKeys = (
  process: string,
  { PK, SK }: { PK: string; SK: string },
): { show: CommandName; input: Readonly<Record<string, string>> } | null => {
  const kind = thingOf[process]
  if (!kind) return null
  const [inPartition, inRow] = [keyPattern(kind.pk).exec(PK), keyPattern(kind.sk).exec(SK)]
  return inPartition && inRow ? { show: kind.show, input: { ...inPartition.groups, ...inRow.groups } } : null
}

/** The partition of what a command shows, where its audit is; null if no process is about it. */
export const ownerOf = (show: string, input: Readonly<Record<string, string>>): string | null => {
  const kind = Object.values(thingOf).find(one => one.show === show)
  const owner = kind && fillKey(kind.pk, input)
  return owner && !owner.includes('<') ? owner : null
}
