import type { StoredAssignment } from '#shared/assignments/partner-assignment.entity.ts'
import type { NewCreditChange } from '#shared/credits/read-credits.ts'
import { hashOf } from '../platform/agreements/terms-hash.ts'
import { storingVersion } from '../platform/agreements/versions.store.ts'
import type { Operation } from '../platform/commands/command-handler.ts'
import { derivedId } from '../platform/commands/derived-id.ts'
import { findFeePercent } from '../platform/fee/fee.store.ts'
import { guaranteed } from '../platform/ledger/credit-postings.store.ts'
import { operatorMove } from '../platform/process/obstacles.ts'
import type { TransactItem } from '../platform/table/table.ts'
import { tryTransact } from '../platform/table/transact.ts'
import { findAgreement } from './agreements.store.ts'
import { type FoundAgreement, presentTerms } from './found.ts'
import type { Revisions } from './revise.ts'
import type { Settlements } from './settle.ts'
import type { SigningParts } from './signing.store.ts'

/** What other features do when an operator changes or ends an agreement; what they write is part of one transaction. */
export type OperatingParts = Pick<SigningParts, 'findBalance' | 'changingCredits'> & {
  findAssignment: (partnerId: string, assignmentId: string) => Promise<StoredAssignment | null>
  endingByGuarantee: (partnerId: string, assignmentId: string, at: string) => Promise<TransactItem[]>
}

const emailsOf = ({ item }: FoundAgreement): string[] =>
  [item.business?.email, item.partner?.email].filter(email => email !== undefined)

/** New versions of agreements, as one operation makes them. */
export const revisionsBy = ({ at, by: who }: Operation, { findBalance }: OperatingParts): Revisions => ({
  find: id => findAgreement(id, findBalance),
  findFee: findFeePercent,
  offer: async (found, terms) => {
    const { living, family } = found.agreement
    const hash = hashOf(terms)
    const set = { version: terms.version, hash, title: terms.scope.title, companyName: terms.business.name }
    return tryTransact([
      ...operatorMove(living, { name: 'offer', at, who, set }, family),
      ...(await storingVersion(terms, hash, emailsOf(found))),
    ])
  },
})

/** What the business paid for the agreement, back on its balance. */
const refundOf = ({ item }: FoundAgreement, credits: number, at: string): NewCreditChange => ({
  id: derivedId('guarantee', item.id),
  kind: 'correction',
  ...{ credits, reference: item.title, createdAt: at },
})

/** How the guarantee is decided, as one operation decides it. */
export const settlementsBy = ({ at, by: who }: Operation, parts: OperatingParts): Settlements => ({
  find: id => findAgreement(id, parts.findBalance),
  refund: async (found, reason) => {
    const { living, family } = found.agreement
    const { businessId, partnerId, id: assignmentId } = found.item
    const agreed = { businessId, assignmentId, credits: presentTerms(found).price.credits ?? 0 }
    const findAssignment = () => parts.findAssignment(partnerId, assignmentId)
    const { credits, postings } = await guaranteed(agreed, findAssignment, { at, by: who })
    return tryTransact([
      ...operatorMove(living, { name: 'settle', at, who, reason }, family),
      ...(await parts.changingCredits(businessId, found.balance, refundOf(found, credits, at), ...postings)),
      ...(await parts.endingByGuarantee(partnerId, assignmentId, at)),
    ])
  },
  dismiss: async ({ item, agreement: { living, family } }, reason) => {
    const ends = item.terms?.ends
    const move = ends ? { name: 'dismissInNotice', terms: { ends } } : { name: 'dismiss' }
    return tryTransact(operatorMove(living, { ...move, at, who, reason }, family))
  },
})
