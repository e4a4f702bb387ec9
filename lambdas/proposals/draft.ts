import { unknownSplit, wrongInSplit } from '#shared/agreements/split.ts'
import { isEnd, movesOf } from '#shared/contract/process.ts'
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

type Family = { inquiry: LivingInquiry; proposals: readonly LivingProposal[] }
type Partner = { status: string } & Address

/** What the use cases need of the stores. A write returns false if the data changed in the meantime. */
export type Drafting = {
  findFamily: (inquiry: InquiryKey) => Promise<Family | null>
  /** Null if the partner has no profile. */
  findPartner: (partnerId: string) => Promise<Partner | null>
  draft: (input: DraftInput & { round: number }, family: Family) => Promise<boolean>
  discard: (proposal: LivingProposal) => Promise<boolean>
  /** Sends these drafts, and moves the inquiry if they are its first. */
  send: (drafts: readonly LivingProposal[], family: Family) => Promise<boolean>
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

/**
 * Drafts a proposal; of a partner whose proposal has ended, another one. Throws a refusal if that has not ended, if the
 * partner is not approved, or if there is no room.
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
    return () => drafting.draft({ ...input, round: (known?.item.round ?? 0) + 1 }, family)
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

/** Sends the drafts of an inquiry, all or none; nothing to send changes nothing. */
export const sendProposals = (
  input: InputOf<Commands['proposals send']>,
  drafting: Drafting,
): Promise<{ changed: boolean }> =>
  untilWritten(async () => {
    const family = await requireFamily(input, drafting)
    const drafts = family.proposals.filter(isDraft)
    if (drafts.length === 0) return null
    requireProposable(family)
    return () => drafting.send(drafts, family)
  })
