import type { AgreementSide } from '#shared/agreements/agreement.ts'
import { agreementPaperEntity } from '#shared/agreements/agreement-paper.entity.ts'
import { agreementSignatureEntity } from '#shared/agreements/agreement-signature.entity.ts'
import type { AgreementTerms } from '#shared/agreements/agreement-terms.ts'
import { agreementVersionEntity } from '#shared/agreements/agreement-version.entity.ts'
import type { EngagedAssignment } from '#shared/assignments/partner-assignment.entity.ts'
import type { NewCreditChange } from '#shared/credits/read-credits.ts'
import { earningsOre } from '#shared/earnings/earnings.ts'
import { firstDay } from '../platform/agreements/days.ts'
import { agreementLinks } from '../platform/agreements/versions.store.ts'
import { reservation } from '../platform/ledger/credit-postings.store.ts'
import type { Posting } from '../platform/ledger/entry.ts'
import { partyMove } from '../platform/process/obstacles.ts'
import { accountingTtl } from '../platform/table/retention.ts'
import type { TransactItem } from '../platform/table/table.ts'
import { tryTransact } from '../platform/table/transact.ts'
import { update } from '../platform/table/update.ts'
import { putNew } from '../platform/table/write-items.ts'
import { findAgreement } from './agreements.store.ts'
import type { EndingStore } from './end.ts'
import type { Caller, FoundAgreement } from './found.ts'
import type { Signer, SigningStore } from './sign.ts'

/** What other features do when both have signed; what they write is part of one transaction. */
export type SigningParts = {
  findBalance: (businessId: string) => Promise<number>
  /** With its milestones, if it has a fixed price. */
  addingAssignment: (
    partnerId: string,
    added: EngagedAssignment,
    now: string,
    fixed?: { milestones: AgreementTerms['price']['milestones']; partnerCredits: number },
  ) => Promise<TransactItem[]>
  pausingAssignment: (
    partnerId: string,
    assignmentId: string,
    paused: boolean,
    at: string,
  ) => Promise<TransactItem[]>
  changingCredits: (
    businessId: string,
    before: number,
    change: NewCreditChange,
    ...postings: readonly [Posting, ...Posting[]]
  ) => Promise<TransactItem[]>
}

/** The hours that the partner's credits are for, in whole quarters; null for a fixed price. */
const hoursFor = ({ kind, hourlyRate, partnerCredits }: AgreementTerms['price']): number | null =>
  kind === 'running' && hourlyRate && partnerCredits
    ? Math.floor(earningsOre(partnerCredits) / (hourlyRate * 25)) / 4
    : null

/** The assignment of the partner, and what the business pays for it. */
const carryingOut = async (
  { item, balance }: FoundAgreement,
  terms: AgreementTerms,
  { at, by, parts }: { at: string; by: string; parts: SigningParts },
): Promise<TransactItem[]> => {
  const { id, businessId, partnerId, companyName, title } = item
  const { price, scope } = terms
  const { hourlyRate, credits, partnerCredits } = price
  const assignment: EngagedAssignment = {
    ...{ id, inquiryId: id, businessId, projectTitle: scope.title, clientCompany: companyName },
    ...{ description: scope.description, startDate: firstDay(terms, at), endDate: null, createdAt: at },
    ...{ hourlyRateOre: hourlyRate === null ? null : hourlyRate * 100, hoursAgreed: hoursFor(price) },
    ...{ status: 'active', totalHours: 0, creditsEarned: 0, creditsAgreed: partnerCredits },
    creditsPaid: credits ?? 0,
  }
  const fixed = { milestones: price.milestones, partnerCredits: partnerCredits ?? 0 }
  return [
    ...(await parts.addingAssignment(partnerId, assignment, at, price.kind === 'fixed' ? fixed : undefined)),
    ...(await parts.changingCredits(
      businessId,
      balance,
      { id, kind: 'assignment', credits: -(credits ?? 0), reference: title, createdAt: at, partnerCredits },
      reservation({ businessId, assignmentId: id, credits: credits ?? 0 }, { at, by }),
    )),
  ]
}

type Signature = Caller & { terms: AgreementTerms; at: string; signer: Signer | null }

const signatureWrites = async (
  { item }: FoundAgreement,
  { side, accountId, terms, at, signer }: Signature,
): Promise<TransactItem[]> => {
  const { id, version, hash } = item
  const { name = '', email } = signer ?? item[side] ?? {}
  const key = agreementSignatureEntity.key({ id, version, side })
  const ttl = accountingTtl()
  return [
    putNew({ ...key, id, side, accountId, name, version: terms.version, hash, createdAt: at, ttl }),
    update(agreementVersionEntity.key({ id, version })).set({ signed: true }),
    update(agreementPaperEntity.key({ hash })).add({ signatures: 1 }),
    ...(await agreementLinks(email ? [email] : [], key, ttl)),
  ]
}

const isSeal = (move: string): boolean => move.startsWith('seal')

/** The signatures on one agreement. */
export const signingOf = (id: string, parts: SigningParts): SigningStore => ({
  find: () => findAgreement(id, parts.findBalance),
  sign: async (found, { move, ...signature }) => {
    const { terms, at, side: by, accountId: who } = signature
    const { living, family } = found.agreement
    const set = isSeal(move) ? { startedOn: firstDay(terms, at) } : {}
    const { writes } = partyMove(living, { name: move, by, at, who, set }, family)
    return tryTransact([
      ...writes,
      ...(await signatureWrites(found, signature)),
      ...(isSeal(move) ? await carryingOut(found, terms, { at, by: who, parts }) : []),
    ])
  },
  tellOfLack: ({ agreement: { living, family } }, { side: by, accountId: who }, at) =>
    tryTransact(partyMove(living, { name: 'lackCredits', by, at, who }, family).writes),
})

/** How one agreement is paused and ended by its sides. */
export const endingOf = (
  id: string,
  { findBalance, pausingAssignment }: Pick<SigningParts, 'findBalance' | 'pausingAssignment'>,
): EndingStore => ({
  find: () => findAgreement(id, findBalance),
  make: async ({ item, agreement: { living, family } }, { side, accountId }, deed) => {
    const move = { ...deed, by: side satisfies AgreementSide, who: accountId }
    const { writes } = partyMove(living, move, family)
    const pauses = deed.name === 'pause' || deed.name === 'resume'
    const pausing = pauses && pausingAssignment(item.partnerId, item.id, deed.name === 'pause', deed.at)
    return tryTransact([...writes, ...((await pausing) || [])])
  },
})
