import { errorName } from '../platform/logging/error-name.ts'

/** The return of what one assignment left, and the instant from which it is due. */
export type DueReturn = { id: string; at: string }

/** The maximum number of returns per call; the next call continues. */
export const maxReturns = 100

/** An assignment that is over: whether work on it can still be approved, and what is left of its credits, in öre. */
export type OverAssignment = {
  assignmentId: string
  businessId: string
  title: string
  isOpen: boolean
  leftOre: number
}

/** What the use case needs of the store. */
export type Returns<Over extends OverAssignment> = {
  /** Those that are due, earliest first. */
  due: (now: string) => Promise<DueReturn[]>
  /** Null if the assignment is gone. */
  find: (due: DueReturn) => Promise<Over | null>
  /** Gives back what is left; returns false if something of it has changed since it was read. */
  giveBack: (due: DueReturn, over: Over, now: string) => Promise<boolean>
  withdraw: (due: DueReturn) => Promise<void>
  putOff: (due: DueReturn, until: string) => Promise<void>
}

type Context<Over extends OverAssignment> = {
  returns: Returns<Over>
  now: string
  log: Record<'info' | 'error', (message: string, ids: Record<string, string>) => void>
}

const dayMs = 86_400_000

const dayAfter = (instant: string): string => new Date(Date.parse(instant) + dayMs).toISOString()

const returnOne = async <Over extends OverAssignment>(
  due: DueReturn,
  { returns, now, log }: Context<Over>,
): Promise<void> => {
  const over = await returns.find(due)
  if (over?.isOpen) return returns.putOff(due, dayAfter(now))
  if (!over || over.leftOre === 0) return returns.withdraw(due)
  if (await returns.giveBack(due, over, now)) {
    log.info('unused_credits_returned', { assignmentId: over.assignmentId })
  }
}

/**
 * Gives back the credits that were reserved for work and not used, each once, however often and in parallel it is called,
 * as soon as nothing of the work is left to be approved. One that fails does not hold back the others; the first error is
 * thrown in the end.
 */
export const returnUnused = async <Over extends OverAssignment>(context: Context<Over>): Promise<void> => {
  const errors: unknown[] = []
  for (const due of await context.returns.due(context.now)) {
    await returnOne(due, context).catch(error => {
      errors.push(error)
      context.log.error('unused_credits_failed', { id: due.id, error: errorName(error) })
    })
  }
  if (errors.length > 0) throw errors[0]
}
