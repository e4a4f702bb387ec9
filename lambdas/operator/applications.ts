import type { InputOf } from '#shared/operator/commands.ts'
import { type Booking, bookingOf, type Payers } from './booking.ts'
import { declineRest, type Waiting } from './decline-rest.ts'
import type { Published } from './open-assignments.ts'
import { Refusal } from './run.ts'
import { untilWritten } from './until-written.ts'
import { type Address, requireVerifiedAddress } from './verified-address.ts'

type Asked = InputOf<'applications accept'>

export type Acceptance = {
  published: Published
  partnerId: string
  hourlyRateOre: number | null
  /** Why the partner is trusted although the address is not verified; undefined where it is, or was not asked about. */
  unverifiedReason: string | undefined
  booking: Booking | null
  waiting: readonly string[]
}

/** What the use cases need of the store. A write is false where something came between. */
export type Applications = Waiting &
  Payers & {
    find: (assignmentId: string, partnerId: string) => Promise<{ state: string } | null>
    findPublished: (assignmentId: string) => Promise<Published | null>
    /** The partner's profile, and when the address was verified; null where there is no profile. */
    partner: (partnerId: string) => Promise<({ status: string } & Address) | null>
    /** The assignment of the partner, the credits, the inquiry and the other applications in one transaction. */
    accept: (acceptance: Acceptance) => Promise<boolean>
    declineOne: (assignmentId: string, partnerId: string) => Promise<boolean>
  }

const openOne = async (id: string, applications: Applications): Promise<Published> => {
  const published = await applications.findPublished(id)
  if (published?.state !== 'open') throw new Refusal('The assignment is closed.')
  return published
}

const decide = async (
  { assignmentId, partnerId, credits, hourlyRateKronor, unverifiedReason }: Asked,
  applications: Applications,
): Promise<Acceptance | null> => {
  const application = await applications.find(assignmentId, partnerId)
  if (!application) throw new Refusal('That partner has not applied for that assignment.')
  if (application.state === 'accepted') return null
  const published = await openOne(assignmentId, applications)
  if (application.state === 'declined')
    throw new Refusal('The application was declined, and the partner told.')
  const partner = await applications.partner(partnerId)
  if (partner?.status !== 'approved') {
    throw new Refusal(`The partner is not approved: partners approve ${partnerId}`)
  }
  requireVerifiedAddress(partner, unverifiedReason)
  const booking = await bookingOf(published, credits, applications)
  const others = (await applications.waiting(assignmentId)).filter(id => id !== partnerId)
  const hourlyRateOre = hourlyRateKronor === undefined ? null : hourlyRateKronor * 100
  return { published, partnerId, hourlyRateOre, unverifiedReason, booking, waiting: others }
}

/**
 * Gives an open assignment to a partner who applied: it closes, the business pays, all others are declined. Throws a
 * refusal where it is closed, the partner is not approved or the address not verified, or the business has too few
 * credits.
 */
export const accept = async (asked: Asked, applications: Applications): Promise<{ changed: boolean }> => {
  const answer = await untilWritten(async () => {
    const acceptance = await decide(asked, applications)
    return acceptance && (() => applications.accept(acceptance))
  })
  await declineRest(asked.assignmentId, applications)
  return answer
}

/** Declines one application. Throws a refusal for one that was accepted or is not there. */
export const decline = (
  { assignmentId, partnerId }: InputOf<'applications decline'>,
  applications: Applications,
): Promise<{ changed: boolean }> =>
  untilWritten(async () => {
    const application = await applications.find(assignmentId, partnerId)
    if (!application) throw new Refusal('That partner has not applied for that assignment.')
    if (application.state === 'accepted')
      throw new Refusal('The application was accepted, and the partner told.')
    return application.state === 'declined' ? null : () => applications.declineOne(assignmentId, partnerId)
  })
