import type { Application } from '#shared/open-assignments/applications.ts'
import { Failure } from '../platform/failure.ts'

/** The applicant, from the profile; stored with the application for its mails. */
export type Applicant = { name: string; email: string; language: 'sv' | 'en'; status: string }

/** What a partner has sent for an assignment, null if it was withdrawn; and how often that has moved. */
export type Earlier = { application: Application | null; revision: number }

/** What the use case needs of the store; all of it about one partner. */
export type Applications = {
  applicant: () => Promise<Applicant | null>
  find: (id: string) => Promise<Earlier>
  findAssignment: (
    id: string,
  ) => Promise<{ title: string; clientCompany: string; state: 'open' | 'closed' } | null>
  /** Counts one more attempt of this hour; `retryAfter` in seconds. */
  countOne: () => Promise<{ exceeded: boolean; retryAfter: number }>
  /** Stores an application, or returns the stored one; throws `assignment_closed` if it closed in the meantime. */
  add: (application: Application, applicant: Applicant, revision: number) => Promise<Application>
}

/** What nobody has said of a new application. */
const unsaid = {
  ...{ message: null, earliestStart: null, hourlyRateKronor: null, version: 0 },
  ...{ declinedWith: null, declineReason: null },
}

/**
 * Applies for an open assignment, once: another call returns the first application.
 * Throws `forbidden` without a profile, `profile_declined`, `not_found`, `assignment_closed` and `rate_limited`.
 */
export const apply = async (
  id: string,
  { applications, now }: { applications: Applications; now: string },
): Promise<Application> => {
  const [applicant, { application: first, revision }, assignment, count] = await Promise.all([
    applications.applicant(),
    applications.find(id),
    applications.findAssignment(id),
    applications.countOne(),
  ])
  if (!applicant) throw new Failure('forbidden')
  if (first) return first
  if (applicant.status === 'declined') throw new Failure('profile_declined')
  if (!assignment) throw new Failure('not_found')
  if (assignment.state === 'closed') throw new Failure('assignment_closed')
  if (count.exceeded) throw new Failure('rate_limited', { retryAfter: count.retryAfter })
  const { title, clientCompany } = assignment
  const sent = { ...unsaid, id, title, clientCompany, state: 'sent', appliedAt: now } as const
  return applications.add(sent, applicant, revision)
}
