import { comparedAssignment } from '#shared/matching/compared-assignment.ts'
import type { ShownRow } from '#shared/matching/row.ts'
import { type ReadBrief, readBrief } from '#shared/matching/show-row.ts'
import type { OpenAssignment } from '#shared/open-assignments/open-assignment.ts'
import { findComparedPartner } from './fit.store.ts'
import { comparing } from './read-fit.ts'

/** An open assignment with what is compared of it. */
type Published = Omit<OpenAssignment, 'creditsAmount'>

/** The row of an open assignment, as its partner reads it there; null where nothing could be compared. */
export type RowFor = (assignment: Published) => ShownRow | null

/** Assignments that were read for one partner are read for the next, as long as somebody holds the list they are in. */
const briefs = new WeakMap<Published, ReadBrief>()

const briefOf = (assignment: Published): ReadBrief => {
  const known = briefs.get(assignment) ?? readBrief(comparedAssignment(assignment))
  briefs.set(assignment, known)
  return known
}

/** Reads a partner's profile and CV once, to be compared with any number of open assignments. */
export const rowsOf = async (partner: string): Promise<RowFor> => {
  const found = await findComparedPartner(partner)
  if (!found) return () => null
  const fitOf = comparing(found)
  return assignment => {
    const { read, waits: _, ...row } = fitOf(briefOf(assignment))
    return read === 'both' ? row : null
  }
}
