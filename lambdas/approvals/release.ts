import type { Approval } from '#shared/approvals/approval.entity.ts'
import type { CommandResult } from '#shared/operator/command.ts'
import type { Operation } from '../platform/commands/command-handler.ts'
import { Refusal } from '../platform/commands/refusal.ts'

export type Releases = {
  find: (id: string) => Promise<Approval | null>
  release: (approval: Approval, operation: Operation) => Promise<boolean>
  run: (id: string) => Promise<Approval | null>
}

/** Who the desk says somebody is; the command line says something else. */
const isAtDesk = (by: string): boolean => by.startsWith('operator ')

const checkReleaser = ({ askedBy, state, releasedBy }: Approval, by: string): void => {
  if (!isAtDesk(by))
    throw new Refusal('An approval is released at the desk. The command line runs the command itself.')
  if (askedBy === by) throw new Refusal('You asked for it: somebody else releases it.')
  if (state === 'released' && releasedBy !== by) throw new Refusal('Somebody else has released it.')
}

const checkAsked = (approval: Approval, inputHash: string, now: string): void => {
  if (approval.inputHash !== inputHash)
    throw new Refusal('This is not the input that was asked for. Read it again.')
  // Time may be late: what counts is the instant.
  if (approval.state === 'asked' && approval.expiresAt <= now) throw new Refusal('It has expired.')
}

const outcomeOf = ({ result }: Approval, changed: boolean): CommandResult =>
  result
    ? { changed, outcome: JSON.stringify(result) }
    : { changed, note: 'It is being run. What comes of it is shown here.' }

/**
 * Releases what somebody else asked for and runs it. Repeated by the same operator it goes on where it stopped. Throws a
 * refusal for its asker, a changed input, an expired approval, and for the slower one of two.
 */
export const release = async (
  { approval, inputHash }: { approval: Approval; inputHash: string },
  operation: Operation,
  releases: Releases,
): Promise<CommandResult> => {
  checkReleaser(approval, operation.by)
  checkAsked(approval, inputHash, operation.at)
  const isFirst = approval.state !== 'released'
  if (isFirst && !(await releases.release(approval, operation))) {
    const now = await releases.find(approval.id)
    if (now?.releasedBy !== operation.by) throw new Refusal('Somebody else was faster. Read it again.')
  }
  return outcomeOf((await releases.run(approval.id)) ?? approval, isFirst)
}
