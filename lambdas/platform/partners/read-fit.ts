import type { ComparedBrief, ComparedPartner } from '#shared/matching/compared.ts'
import { showRow } from '#shared/matching/show-row.ts'
import type { Fit } from '#shared/open-assignments/read-fit.ts'
import { Failure } from '../failure.ts'

/** What the use case needs of the store. */
export type Compared = {
  findPartner: () => Promise<{ isApproved: boolean; compared: ComparedPartner } | null>
  findAssignment: () => Promise<{ isOpen: boolean; compared: ComparedBrief } | null>
}

const isBlank = ({ passages, services }: ComparedPartner): boolean =>
  services.length === 0 && passages.every(({ text }) => text.trim() === '')

/** How a partner fits an open assignment. Throws `forbidden` without a profile, `not_found` and `assignment_closed`. */
export const readFit = async ({ findPartner, findAssignment }: Compared): Promise<Fit> => {
  const [partner, assignment] = await Promise.all([findPartner(), findAssignment()])
  if (!partner) throw new Failure('forbidden')
  if (!assignment) throw new Failure('not_found')
  if (!assignment.isOpen) throw new Failure('assignment_closed')
  const row = showRow(partner.compared, assignment.compared)
  const readNeeds = row.met.length + row.missing.length > 0 ? 'both' : 'no_needs'
  return { ...row, read: isBlank(partner.compared) ? 'no_profile' : readNeeds, waits: !partner.isApproved }
}
