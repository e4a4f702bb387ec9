import { comparedAssignment } from '#shared/matching/compared-assignment.ts'
import { type ReadBrief, readBrief } from '#shared/matching/show-row.ts'
import { findComparedPartner } from './fit.store.ts'
import { comparing, type Published, type RowFor } from './read-fit.ts'

/** Each open assignment is read once for all partners who are compared with it, while its list is in memory. */
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
