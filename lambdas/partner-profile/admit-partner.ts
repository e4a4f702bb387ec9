import type { InputOf } from '#shared/operator/command.ts'
import { admissionSteps } from '#shared/partner-profile/admission.process.ts'
import type { partnerCommands } from '#shared/partner-profile/partners.commands.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { untilWritten, type Write } from '../platform/commands/until-written.ts'
import { type Address, requireVerifiedAddress } from '../platform/commands/verified-address.ts'
import type { Living } from '../platform/process/living.ts'

type Commands = typeof partnerCommands
type Changed = Promise<{ changed: boolean }>

/** A partner’s address, and the profile in its admission. */
type Candidate = Address & { living: Living }

/** A transition of an admission, as an operator makes it. */
export type Transition = {
  name: string
  reason?: string
  /** The status of the profile from then on. */
  status?: 'approved' | 'declined'
  /** What the audit says besides. */
  about?: Readonly<Record<string, unknown>>
}

/** What the use cases need of the store. */
export type Admissions = {
  /** Null if there is no profile. */
  find: (partnerId: string) => Promise<Candidate | null>
  /** Makes a transition ready to be written; throws a refusal if it cannot be made. */
  moving: (living: Living, transition: Transition) => Write
}

/** Which transition leads to a step. */
const ways: Readonly<Record<string, string>> = {
  screening: 'screen',
  interview: 'interview',
  verification: 'verify',
  introduction: 'introduce',
}

const findCandidate = async (partnerId: string, { find }: Admissions): Promise<Candidate> => {
  const candidate = await find(partnerId)
  if (!candidate) throw new Refusal('There is no such partner, or no profile yet.')
  return candidate
}

/** The steps between the present one and the approval. */
const skippedFrom = (state: string): string[] => {
  const place = (admissionSteps as readonly string[]).indexOf(state)
  return place < 0 ? [] : admissionSteps.slice(place + 1)
}

/** Moves the admission of a partner to its next step. Throws a refusal if it is not the next. */
export const advancePartner = (
  { partnerId, step }: InputOf<Commands['partners advance']>,
  admissions: Admissions,
): Changed =>
  untilWritten(async () => {
    const { living } = await findCandidate(partnerId, admissions)
    return living.life.state === step ? null : admissions.moving(living, { name: ways[step] ?? step })
  })

/** Approves a partner, in any step. Throws a refusal if there is no profile, or if the address is not verified. */
export const approvePartner = (
  { partnerId, unverifiedReason }: InputOf<Commands['partners approve']>,
  admissions: Admissions,
): Changed =>
  untilWritten(async () => {
    const { living, ...address } = await findCandidate(partnerId, admissions)
    requireVerifiedAddress(address, unverifiedReason)
    const { state } = living.life
    if (state === 'approved') return null
    const about = { unverifiedReason, skipped: skippedFrom(state) }
    return admissions.moving(living, { name: 'approve', status: 'approved', about })
  })

/** Declines a partner, with the reason that is mailed. Throws a refusal if there is no profile. */
export const declinePartner = (
  { partnerId, reason }: InputOf<Commands['partners decline']>,
  admissions: Admissions,
): Changed =>
  untilWritten(async () => {
    const { living } = await findCandidate(partnerId, admissions)
    if (living.life.state === 'declined') return null
    return admissions.moving(living, { name: 'decline', status: 'declined', reason })
  })
