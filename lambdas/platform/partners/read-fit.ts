import type { ComparedBrief, ComparedPartner } from '#shared/matching/compared.ts'
import { featuresOf } from '#shared/matching/features.ts'
import type { ShownRow } from '#shared/matching/row.ts'
import { type ReadBrief, readBrief, rowOf } from '#shared/matching/show-row.ts'
import type { OpenAssignment } from '#shared/open-assignments/open-assignment.ts'
import type { Fit } from '#shared/open-assignments/read-fit.ts'
import { Failure } from '../failure.ts'

/** A partner as they are stored, to be compared. */
export type StoredPartner = { isApproved: boolean; compared: ComparedPartner }

/** What the use case needs of the store. */
export type Compared = {
  findPartner: () => Promise<StoredPartner | null>
  findAssignment: () => Promise<{ isOpen: boolean; compared: ComparedBrief } | null>
}

/** An open assignment with what is compared of it. */
export type Published = Omit<OpenAssignment, 'creditsAmount'>

/** The row of an open assignment, as its partner reads it there; null where nothing could be compared. */
export type RowFor = (assignment: Published) => ShownRow | null

const isBlank = ({ passages, services }: ComparedPartner): boolean =>
  services.length === 0 && passages.every(({ text }) => text.trim() === '')

/** Reads a partner once; what it returns compares them with one open assignment after the other. */
export const comparing = ({ isApproved, compared }: StoredPartner): ((brief: ReadBrief) => Fit) => {
  const features = featuresOf(compared)
  const isRead = !isBlank(compared)
  return brief => {
    const row = rowOf(features, brief)
    const readNeeds = row.met.length + row.missing.length > 0 ? 'both' : 'no_needs'
    return { ...row, read: isRead ? readNeeds : 'no_profile', waits: !isApproved }
  }
}

/** How a partner fits an open assignment. Throws `forbidden` without a profile, `not_found` and `assignment_closed`. */
export const readFit = async ({ findPartner, findAssignment }: Compared): Promise<Fit> => {
  const [partner, assignment] = await Promise.all([findPartner(), findAssignment()])
  if (!partner) throw new Failure('forbidden')
  if (!assignment) throw new Failure('not_found')
  if (!assignment.isOpen) throw new Failure('assignment_closed')
  return comparing(partner)(readBrief(assignment.compared))
}
