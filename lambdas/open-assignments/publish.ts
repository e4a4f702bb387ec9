import type { OpenAssignment } from '#shared/open-assignments/open-assignment.ts'
import type { openAssignmentCommands } from '#shared/open-assignments/open-assignments.commands.ts'
import type { InputOf } from '#shared/operator/command.ts'
import { derivedId } from '../platform/commands/derived-id.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { untilWritten } from '../platform/commands/until-written.ts'
import type { InquiryKey, LivingInquiry } from '../platform/inquiries/family.ts'
import type { Edit } from './tell-applicants.ts'

/** An assignment as it is stored: open or closed, and the inquiry it was published for. */
export type PublishedAssignment = OpenAssignment & {
  state: 'open' | 'closed'
  businessId?: string | undefined
  inquiryId?: string | undefined
  edited?: Edit | undefined
  /** Who got it, once it is closed; null if nobody did. */
  partnerId?: string | null | undefined
}

/** What the use case needs of the stores. */
export type Publishing = {
  find: (id: string) => Promise<PublishedAssignment | null>
  findInquiry: (inquiry: InquiryKey) => Promise<LivingInquiry | null>
  /** Also moves its inquiry, if there is one. Returns false if the data changed in the meantime. */
  publish: (assignment: PublishedAssignment, inquiry: LivingInquiry | null) => Promise<boolean>
}

/** The inquiry of an assignment; null if it is published for none. */
const findReceived = async (
  { businessId, inquiryId }: PublishedAssignment,
  assignments: Publishing,
): Promise<LivingInquiry | null> => {
  if (!businessId || !inquiryId) return null
  const inquiry = await assignments.findInquiry({ businessId, inquiryId })
  if (!inquiry) throw new Refusal('That business has no such inquiry.')
  const { state } = inquiry.living.life
  if (state !== 'received') throw new Refusal(`The inquiry is ${state}, not received.`)
  return inquiry
}

/** Opens an assignment, once; its inquiry, if any, is then being matched. Throws a refusal if the inquiry is not received. */
export const publish = async (
  { id, createdAt, ...input }: InputOf<(typeof openAssignmentCommands)['open-assignments publish']>,
  { assignments, now }: { assignments: Publishing; now: string },
): Promise<{ changed: boolean; id: string }> => {
  if (!input.businessId !== !input.inquiryId) {
    throw new Refusal('Give an inquiry and its business together.')
  }
  const assignment: PublishedAssignment = {
    ...input,
    id: id ?? derivedId('open-assignments', input),
    createdAt: createdAt ?? now,
    state: 'open',
  }
  const result = await untilWritten(async () => {
    const known = await assignments.find(assignment.id)
    if (known?.state === 'closed' && !id) {
      throw new Refusal(
        `The same assignment was published before and is closed (${known.id}). Give this one an --id of its own.`,
      )
    }
    if (known) return null
    const inquiry = await findReceived(assignment, assignments)
    return () => assignments.publish(assignment, inquiry)
  })
  return { ...result, id: assignment.id }
}
