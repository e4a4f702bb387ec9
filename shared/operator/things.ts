import { agreementEntity } from '../agreements/agreement.entity.ts'
import { ratingEntity } from '../agreements/rating.entity.ts'
import { approvalEntity } from '../approvals/approval.entity.ts'
import { inquiryEntity } from '../business-inquiries/inquiry.entity.ts'
import { fillKey, keyPattern } from '../contract/key-template.ts'
import { creditOrderEntity } from '../credits/credit-order.entity.ts'
import { planEntity } from '../credits/plan.entity.ts'
import { refundEntity } from '../credits/refund.entity.ts'
import { leadEntity } from '../leads/lead.entity.ts'
import { meetingEntity } from '../meetings/meeting.entity.ts'
import { objectionEntity } from '../objections/objection.entity.ts'
import { applicationEntity } from '../open-assignments/application.entity.ts'
import { partnerProfileEntity } from '../partner-profile/partner-profile.entity.ts'
import { proposalEntity } from '../proposals/proposal.entity.ts'
import { milestoneEntity } from '../reports/milestone.entity.ts'
import { reportEntity } from '../reports/report.entity.ts'
import { selfBillEntity } from '../self-bills/self-bill.entity.ts'
import { billIdOf } from '../self-bills/self-bill.ts'
import type { AnyCommandName } from './all-commands.ts'

/** A thing that operators look at: the command that shows it, its item, and what the command calls parts of its keys. */
type ThingKind = {
  show: AnyCommandName
  entity: { readonly pk: string; readonly sk: string }
  called?: Readonly<Record<string, string>>
  /** What the command takes that is made of several parts. */
  made?: (parts: Readonly<Record<string, string>>) => Readonly<Record<string, string>>
}

const ofBusiness = { sub: 'businessId' }
const ofPartner = { sub: 'partnerId' }

/** The thing that each process is about. */
const thingOf: Readonly<Record<string, ThingKind>> = {
  lead: { show: 'leads show', entity: leadEntity },
  meeting: { show: 'meetings show', entity: meetingEntity },
  application: {
    show: 'applications show',
    entity: applicationEntity,
    called: { ...ofPartner, id: 'assignmentId' },
  },
  objection: { show: 'objections show', entity: objectionEntity, called: ofPartner },
  inquiry: { show: 'inquiries show', entity: inquiryEntity, called: { ...ofBusiness, id: 'inquiryId' } },
  proposal: { show: 'inquiries show', entity: proposalEntity, called: ofBusiness },
  agreement: { show: 'agreements show', entity: agreementEntity },
  rating: { show: 'agreements show', entity: ratingEntity },
  admission: { show: 'partners show', entity: partnerProfileEntity, called: ofPartner },
  order: { show: 'orders show', entity: creditOrderEntity, called: { id: 'orderId' } },
  plan: { show: 'plans show', entity: planEntity, called: ofBusiness },
  refund: { show: 'refunds show', entity: refundEntity, called: ofBusiness },
  report: { show: 'reports show', entity: reportEntity, called: ofPartner },
  milestone: { show: 'milestones list', entity: milestoneEntity, called: ofPartner },
  approval: { show: 'approvals show', entity: approvalEntity },
  self_bill: {
    show: 'self-bills show',
    entity: selfBillEntity,
    called: ofPartner,
    made: ({ month = '', round }) => ({ billId: billIdOf({ month, round: Number(round) }) }),
  },
}

/** What the command that shows a thing takes, from the keys of the thing's item; null for another kind of item. */
export const inputFromKeys = (
  process: string,
  { PK, SK }: { PK: string; SK: string },
): { show: AnyCommandName; input: Readonly<Record<string, string>> } | null => {
  const kind = thingOf[process]
  if (!kind) return null
  const { show, entity, called = {}, made } = kind
  const [inPartition, inRow] = [keyPattern(entity.pk).exec(PK), keyPattern(entity.sk).exec(SK)]
  if (!inPartition || !inRow) return null
  const parts = { ...inPartition.groups, ...inRow.groups }
  const named = Object.entries(parts).map(([part, value]) => [called[part] ?? part, value])
  return { show, input: { ...Object.fromEntries(named), ...made?.(parts) } }
}

/** The process that what a command shows lives through; undefined if it has none. */
export const processShownBy = (show: string): string | undefined =>
  Object.entries(thingOf).find(([, kind]) => kind.show === show)?.[0]

/** The keys of the item that a command shows; null if no process is about it, or if what it takes does not say them. */
const keysOf = (show: string, input: Readonly<Record<string, string>>): { PK: string; SK: string } | null => {
  const kind = Object.values(thingOf).find(one => one.show === show)
  if (!kind) return null
  const { entity, called = {} } = kind
  const named = Object.entries(called).map(([part, name]) => [part, input[name]])
  const parts = { ...input, ...Object.fromEntries(named) }
  return { PK: fillKey(entity.pk, parts), SK: fillKey(entity.sk, parts) }
}

/** The partition of what a command shows, where its audit is; null if no process is about it. */
export const ownerOf = (show: string, input: Readonly<Record<string, string>>): string | null => {
  const { PK = '<' } = keysOf(show, input) ?? {}
  return PK.includes('<') ? null : PK
}

/** The mails of the latest moves are read; nothing has more moves in the time for which mails are known. */
const maxMoves = 50

/** What the mails about a thing that a command shows are kept under: mails when it was stored, and one kind a move. */
export const sourcesOf = (
  show: string,
  input: Readonly<Record<string, string>>,
  revision: number,
): readonly string[] => {
  const { PK, SK } = keysOf(show, input) ?? { PK: '<', SK: '<' }
  if (`${PK}${SK}`.includes('<')) return []
  const moves = Array.from(
    { length: Math.min(revision, maxMoves) },
    (_, at) => `${PK}#${SK}#${revision - at}`,
  )
  return [PK, SK, `${PK}#${SK}`, ...moves]
}
