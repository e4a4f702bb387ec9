import { unknownSplit, wrongInSplit } from '#shared/agreements/split.ts'
import { isEnd, movesOf } from '#shared/contract/process.ts'
import { type ChosenCode, type DecisionCode, isChosenCode } from '#shared/matching/decision-codes.ts'
import type { InputOf } from '#shared/operator/command.ts'
import { maxProposals } from '#shared/proposals/proposal.ts'
import type { proposalCommands } from '#shared/proposals/proposals.commands.ts'
import { requireApproved } from '../platform/commands/approved-partner.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { untilWritten } from '../platform/commands/until-written.ts'
import { type Address, requireVerifiedAddress } from '../platform/commands/verified-address.ts'
import {
  type InquiryKey,
  type LivingInquiry,
  type LivingProposal,
  lastOf,
} from '../platform/inquiries/family.ts'

type Commands = typeof proposalCommands
export type DraftInput = InputOf<Commands['proposals draft']>
type One = InputOf<Commands['proposals discard']>

/** What operators decided on the partners of an inquiry in its last frozen shortlist. */
export type Decided = { at: string; on: ReadonlyMap<string, DecisionCode> }

type Family = { inquiry: LivingInquiry; proposals: readonly LivingProposal[] }
type Partner = { status: string } & Address

/** A draft, and why its partner was chosen. */
type ChosenDraft = LivingProposal & { reasonCode: ChosenCode }

/** What the use cases need of the stores. A write returns false if the data changed in the meantime. */
export type Drafting = {
  findFamily: (inquiry: InquiryKey) => Promise<Family | null>
  /** Null if the partner has no profile. */
  findPartner: (partnerId: string) => Promise<Partner | null>
  /** Null if no shortlist of the inquiry has been frozen. */
  findDecided: (inquiry: InquiryKey) => Promise<Decided | null>
  draft: (input: DraftInput & { round: number; reasonCode: ChosenCode }, family: Family) => Promise<boolean>
  discard: (proposal: LivingProposal) => Promise<boolean>
  /** Sends these drafts, each with why it was chosen, and moves the inquiry if they are its first. */
  send: (drafts: readonly ChosenDraft[], family: Family) => Promise<boolean>
}

const requireFamily = async (key: InquiryKey, { findFamily }: Drafting): Promise<Family> => {
  const family = await findFamily(key)
  if (!family) throw new Refusal('That business has no such inquiry.')
  return family
}

const isOpen = ({ living: { process, life } }: LivingProposal): boolean => !isEnd(process, life.state)
const isDraft = ({ item }: LivingProposal): boolean => item.state === 'drafted'

const requireProposable = ({ inquiry: { living } }: Family): void => {
  const { process, life } = living
  const moves = movesOf(process, life.state, 'operator')
  if (moves.includes('propose') || moves.includes('proposeMore')) return
  throw new Refusal(`The inquiry is ${life.state}: nobody can be proposed for it.`)
}

const requireRoom = ({ proposals }: Family): void => {
  if (proposals.filter(isOpen).length < maxProposals) return
  throw new Refusal(`There are ${maxProposals} proposals already, and a business reads no more at a time.`)
}

const requirePartner = async (input: DraftInput, { findPartner }: Drafting): Promise<void> => {
  const partner = await findPartner(input.partnerId)
  requireApproved(input.partnerId, partner)
  requireVerifiedAddress(partner, input.unverifiedReason)
}

const requireSplit = (input: DraftInput): void => {
  const wrong = wrongInSplit(input, unknownSplit)
  if (wrong) throw new Refusal(wrong)
}

const requireReason = async (input: DraftInput, { findDecided }: Drafting): Promise<ChosenCode> => {
  const code = input.reasonCode ?? (await findDecided(input))?.on.get(input.partnerId)
  if (isChosenCode(code)) return code
  throw new Refusal(
    'Say why you chose the partner: give a reasonCode, or decide on the partner with inquiries shortlist.',
  )
}

/** A decision that was made after the draft is the one that counts. */
const chosenDraft = (draft: LivingProposal, decided: Decided | null): ChosenDraft => {
  const { partnerId, reasonCode, createdAt } = draft.item
  const frozen = decided?.on.get(partnerId)
  const code = frozen && decided && decided.at > createdAt ? frozen : (reasonCode ?? frozen)
  if (isChosenCode(code)) return { ...draft, reasonCode: code }
  throw new Refusal(
    code
      ? `${partnerId} was passed over after the draft (${code}). Discard the draft, or choose the partner with inquiries shortlist.`
      : `Nobody has said why ${partnerId} was chosen. Decide on the partner with inquiries shortlist, and send again.`,
  )
}

/**
 * Drafts a proposal; of a partner whose proposal has ended, another one. Throws a refusal if that has not ended, if the
 * partner is not approved, if nobody says why they were chosen, or if there is no room.
 */
export const draftProposal = (input: DraftInput, drafting: Drafting): Promise<{ changed: boolean }> =>
  untilWritten(async () => {
    const family = await requireFamily(input, drafting)
    const known = lastOf(family.proposals, input.partnerId)
    if (known && isDraft(known)) return null
    if (known && isOpen(known)) {
      throw new Refusal(`The partner is proposed for it already, and is ${known.item.state}.`)
    }
    requireProposable(family)
    requireRoom(family)
    requireSplit(input)
    await requirePartner(input, drafting)
    const reasonCode = await requireReason(input, drafting)
    return () => drafting.draft({ ...input, reasonCode, round: (known?.item.round ?? 0) + 1 }, family)
  })

/** Removes a draft. Throws a refusal if it was sent, or if there is none. */
export const discardProposal = (input: One, drafting: Drafting): Promise<{ changed: boolean }> =>
  untilWritten(async () => {
    const { proposals } = await requireFamily(input, drafting)
    const known = lastOf(proposals, input.partnerId)
    if (!known) return null
    if (!isDraft(known)) throw new Refusal('The proposal was sent, and can only be declined or withdrawn.')
    return () => drafting.discard(known)
  })

/**
 * Sends the drafts of an inquiry, all or none, and freezes why each was chosen; nothing to send changes nothing. Throws a
 * refusal if nobody has said why one was chosen.
 */
export const sendProposals = (
  input: InputOf<Commands['proposals send']>,
  drafting: Drafting,
): Promise<{ changed: boolean }> =>
  untilWritten(async () => {
    const family = await requireFamily(input, drafting)
    const drafts = family.proposals.filter(isDraft)
    if (drafts.length === 0) return null
    requireProposable(family)
    const decided = await drafting.findDecided(input)
    const chosen = drafts.map(draft => chosenDraft(draft, decided))
    return () => drafting.send(chosen, family)
  })
