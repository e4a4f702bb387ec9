import type { applicationCommands } from '#shared/open-assignments/applications.commands.ts'
import type { InputOf } from '#shared/operator/command.ts'
import { requireApproved } from '../platform/commands/approved-partner.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { untilWritten } from '../platform/commands/until-written.ts'
import { type Address, requireVerifiedAddress } from '../platform/commands/verified-address.ts'
import type { Living } from '../platform/process/living.ts'
import { type Booking, bookingOf, type Payers } from './booking.ts'
import { declineRest, type OpenApplications } from './decline-rest.ts'
import type { PublishedAssignment } from './publish.ts'

type Commands = typeof applicationCommands
type AcceptInput = InputOf<Commands['applications accept']>

export type Acceptance = {
  assignment: PublishedAssignment
  application: Living
  partnerId: string
  hourlyRateOre: number | null
  hoursAgreed: number | null
  /** Why the partner is trusted although the address is not verified, if the operator gave a reason. */
  unverifiedReason: string | undefined
  booking: Booking | null
  /** The other applications, which are declined. */
  others: readonly Living[]
}

/** What the use cases need of the stores. A write returns false if the data changed in the meantime. */
export type ApplicationDecisions = OpenApplications &
  Payers & {
    find: (assignmentId: string, partnerId: string) => Promise<Living | null>
    findAssignment: (assignmentId: string) => Promise<PublishedAssignment | null>
    /** Null if the partner has no profile. */
    findPartner: (partnerId: string) => Promise<({ status: string } & Address) | null>
    /** The partner's assignment, the credits, the inquiry and the other applications, in one transaction. */
    accept: (acceptance: Acceptance) => Promise<boolean>
    decline: (application: Living, reason: string) => Promise<boolean>
  }

const findApplication = async (
  assignmentId: string,
  partnerId: string,
  applications: ApplicationDecisions,
): Promise<Living> => {
  const application = await applications.find(assignmentId, partnerId)
  if (!application || application.life.state === 'withdrawn')
    throw new Refusal('That partner has not applied for that assignment.')
  return application
}

const findOpen = async (id: string, applications: ApplicationDecisions): Promise<PublishedAssignment> => {
  const assignment = await applications.findAssignment(id)
  if (assignment?.state !== 'open') throw new Refusal('The assignment is closed.')
  return assignment
}

const requireChoosable = async (
  { partnerId, unverifiedReason }: AcceptInput,
  applications: ApplicationDecisions,
): Promise<void> => {
  const partner = await applications.findPartner(partnerId)
  requireApproved(partnerId, partner)
  requireVerifiedAddress(partner, unverifiedReason)
}

/** Throws that the assignment is closed rather than its consequences, if another acceptance was faster. */
const findBooking = async (
  assignment: PublishedAssignment,
  given: Pick<AcceptInput, 'partnerId' | 'credits'>,
  applications: ApplicationDecisions,
): Promise<Booking | null> => {
  try {
    return await bookingOf(assignment, given, applications)
  } catch (error) {
    await findOpen(assignment.id, applications)
    throw error
  }
}

/** Null if the application was accepted before. */
const acceptanceOf = async (
  input: AcceptInput,
  applications: ApplicationDecisions,
): Promise<Acceptance | null> => {
  const { assignmentId, partnerId, hours, hourlyRateKronor, unverifiedReason } = input
  const application = await findApplication(assignmentId, partnerId, applications)
  const { state } = application.life
  if (state === 'accepted') return null
  const assignment = await findOpen(assignmentId, applications)
  if (state === 'declined') {
    throw new Refusal('The application was declined, and the partner got a mail.')
  }
  await requireChoosable(input, applications)
  const booking = await findBooking(assignment, input, applications)
  const applicants = await applications.findApplicants(assignmentId)
  const others = applicants.filter(({ id }) => id !== application.id)
  const hourlyRateOre = hourlyRateKronor === undefined ? null : hourlyRateKronor * 100
  const hoursAgreed = hours ?? null
  return { assignment, application, partnerId, hourlyRateOre, hoursAgreed, unverifiedReason, booking, others }
}

/**
 * Gives an open assignment to an applicant: it closes, the business pays, all others are declined. Throws a refusal if it
 * is closed, if the partner is not approved or the address not verified, or if the business has too few credits.
 */
export const acceptApplication = async (
  input: AcceptInput,
  applications: ApplicationDecisions,
): Promise<{ changed: boolean }> => {
  const result = await untilWritten(async () => {
    const acceptance = await acceptanceOf(input, applications)
    return acceptance && (() => applications.accept(acceptance))
  })
  await declineRest(input.assignmentId, 'other_chosen', applications)
  return result
}

/** Declines one application. Throws a refusal if it was accepted, or if there is none. */
export const declineApplication = (
  { assignmentId, partnerId, reason }: InputOf<Commands['applications decline']>,
  applications: ApplicationDecisions,
): Promise<{ changed: boolean }> =>
  untilWritten(async () => {
    const application = await findApplication(assignmentId, partnerId, applications)
    const { state } = application.life
    if (state === 'accepted') {
      throw new Refusal('The application was accepted, and the partner got a mail.')
    }
    return state === 'declined' ? null : () => applications.decline(application, reason)
  })
