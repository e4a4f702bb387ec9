import type { Language } from '#shared/contract/language.ts'
import type { InputOf } from '#shared/operator/command.ts'
import type { partnerCommands } from '#shared/partner-profile/partners.commands.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { type Address, requireVerifiedAddress } from '../platform/commands/verified-address.ts'

/** A decision on a partner, and what the mail about it needs. */
type Decision = {
  status: 'approved' | 'declined'
  email: string
  language: Language
  reason?: string
  unverifiedReason?: string | undefined
}

/** What the use cases need of the store. */
export type PartnerDecisions = {
  /** Null if there is no profile. */
  find: (partnerId: string) => Promise<(Address & { language: Language }) | null>
  /** Stores the decision and requests its mail, in one transaction; returns false if it was made before. */
  decide: (partnerId: string, decision: Decision) => Promise<boolean>
}

const findPartner = async (partnerId: string, partners: PartnerDecisions) => {
  const partner = await partners.find(partnerId)
  if (!partner) throw new Refusal('There is no such partner, or no profile yet.')
  return partner
}

/** Approves a partner. Throws a refusal if there is no profile, or if the address is not verified. */
export const approvePartner = async (
  { partnerId, unverifiedReason }: InputOf<(typeof partnerCommands)['partners approve']>,
  partners: PartnerDecisions,
): Promise<{ changed: boolean }> => {
  const partner = await findPartner(partnerId, partners)
  requireVerifiedAddress(partner, unverifiedReason)
  const { email, language } = partner
  const decision = { status: 'approved', email, language, unverifiedReason } as const
  return { changed: await partners.decide(partnerId, decision) }
}

/** Declines a partner, with the reason that is mailed. Throws a refusal if there is no profile. */
export const declinePartner = async (
  { partnerId, reason }: InputOf<(typeof partnerCommands)['partners decline']>,
  partners: PartnerDecisions,
): Promise<{ changed: boolean }> => {
  const { email, language } = await findPartner(partnerId, partners)
  const decision = { status: 'declined', email, language, reason } as const
  return { changed: await partners.decide(partnerId, decision) }
}
