import type { Inquiry } from '#shared/business-inquiries/inquiry.ts'
import type { OpenAssignment } from '#shared/open-assignments/open-assignment.ts'
import type { InputOf } from '#shared/operator/commands.ts'
import { declineRest, type Waiting } from './decline-rest.ts'
import { derivedId } from './derived-id.ts'
import { type Operation, Refusal } from './run.ts'
import { untilWritten } from './until-written.ts'

/** An assignment as it is stored: open to partners, and whom it was published for. */
export type Published = OpenAssignment & {
  state: 'open' | 'closed'
  businessId?: string | undefined
  inquiryId?: string | undefined
  /** Who has it, once it is closed; null where nobody got it. */
  partnerId?: string | null | undefined
}

type Fields = Omit<InputOf<'open-assignments edit'>, 'assignmentId'>

/** What the use cases need of the store. A write is false where something came between. */
export type OpenAssignments = {
  find: (id: string) => Promise<Published | null>
  /** How far an inquiry of a business has come, or null where there is none. */
  inquiryState: (businessId: string, inquiryId: string) => Promise<Inquiry['state'] | null>
  publish: (published: Published) => Promise<boolean>
  edit: (id: string, fields: Fields) => Promise<boolean>
  /** Closes it and declines these who wait; `frees` its inquiry to wait again. */
  close: (published: Published, waiting: readonly string[], frees: boolean) => Promise<boolean>
}

type Ports = { assignments: OpenAssignments; applications: Waiting; operation: Operation }

/** Opens an assignment, once; from an inquiry, which is then being matched. Throws a refusal for an inquiry that is not waiting. */
export const publish = async (
  { id, createdAt, ...asked }: InputOf<'open-assignments publish'>,
  { assignments, operation }: Pick<Ports, 'assignments' | 'operation'>,
): Promise<{ changed: boolean; id: string }> => {
  const { businessId, inquiryId } = asked
  if (!businessId !== !inquiryId) throw new Refusal('An inquiry and its business are given together.')
  const published: Published = {
    ...asked,
    id: id ?? derivedId('open-assignments', asked),
    createdAt: createdAt ?? operation.at,
    state: 'open',
  }
  const answer = await untilWritten(async () => {
    const known = await assignments.find(published.id)
    if (known?.state === 'closed' && !id) {
      throw new Refusal(
        `The same was published before and is closed (${known.id}). Give it an id of its own.`,
      )
    }
    if (known) return null
    const state = businessId && inquiryId && (await assignments.inquiryState(businessId, inquiryId))
    if (state === null) throw new Refusal('That business has no such inquiry.')
    if (state && state !== 'received') throw new Refusal(`The inquiry is ${state}, not received.`)
    return () => assignments.publish(published)
  })
  return { ...answer, id: published.id }
}

const changes = (published: Published, fields: Fields): boolean =>
  Object.entries(fields).some(([name, value]) => published[name as keyof Fields] !== value)

/** Changes what is said of an open assignment. Throws a refusal for one that is closed or not there. */
export const edit = (
  { assignmentId, ...fields }: InputOf<'open-assignments edit'>,
  { assignments }: Pick<Ports, 'assignments'>,
): Promise<{ changed: boolean }> =>
  untilWritten(async () => {
    const published = await assignments.find(assignmentId)
    if (!published) throw new Refusal('There is no such assignment.')
    if (published.state === 'closed') throw new Refusal('The assignment is closed.')
    return changes(published, fields) ? () => assignments.edit(assignmentId, fields) : null
  })

// An inquiry that an operator has closed by hand, or that is too old to be kept, stays as it is.
const isMatching = async ({ businessId, inquiryId }: Published, assignments: OpenAssignments) =>
  businessId !== undefined &&
  inquiryId !== undefined &&
  (await assignments.inquiryState(businessId, inquiryId)) === 'matching'

/** Closes an assignment that nobody gets; who applied is declined. Throws a refusal where there is none. */
export const close = async (
  { assignmentId }: InputOf<'open-assignments close'>,
  { assignments, applications }: Ports,
): Promise<{ changed: boolean }> => {
  const answer = await untilWritten(async () => {
    const published = await assignments.find(assignmentId)
    if (!published) throw new Refusal('There is no such assignment.')
    if (published.state === 'closed') return null
    const [waiting, frees] = await Promise.all([
      applications.waiting(assignmentId),
      isMatching(published, assignments),
    ])
    return () => assignments.close(published, waiting, frees)
  })
  await declineRest(assignmentId, applications)
  return answer
}
