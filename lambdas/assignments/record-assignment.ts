import type { Assignment } from '#shared/assignments/assignment.ts'
import type { assignmentCommands } from '#shared/assignments/assignments.commands.ts'
import type { EngagedAssignment } from '#shared/assignments/partner-assignment.entity.ts'
import type { InputOf } from '#shared/operator/command.ts'
import { requireApproved } from '../platform/commands/approved-partner.ts'
import { hasSameFields } from '../platform/commands/has-same-fields.ts'
import { Refusal } from '../platform/commands/refusal.ts'

/** What the use case needs of the store. */
export type AssignmentRecords = {
  findPartner: (partnerId: string) => Promise<{ status: string } | null>
  find: (partnerId: string, assignmentId: string) => Promise<Assignment | null>
  /** Adds an assignment to those of an approved partner; returns false if there is one with its id and instant already. */
  add: (partnerId: string, assignment: EngagedAssignment) => Promise<boolean>
}

/**
 * Records an assignment that was agreed elsewhere, once. Throws a refusal if it is stored with other details, or if the
 * partner is not approved.
 */
export const recordAssignment = async (
  { partnerId, ...recorded }: InputOf<(typeof assignmentCommands)['assignments record']>,
  assignments: AssignmentRecords,
): Promise<{ changed: boolean }> => {
  const known = await assignments.find(partnerId, recorded.id)
  if (!known) requireApproved(partnerId, await assignments.findPartner(partnerId))
  if (!known && (await assignments.add(partnerId, recorded))) return { changed: true }
  const stored = known ?? (await assignments.find(partnerId, recorded.id))
  if (!stored || hasSameFields(stored, recorded)) return { changed: false }
  throw new Refusal(`${recorded.id} is stored already, with other details: see assignments list.`)
}
