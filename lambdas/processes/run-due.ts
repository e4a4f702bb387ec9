import { errorName } from '../platform/logging/error-name.ts'
import type { Found } from '../platform/process/found.ts'
import type { Living } from '../platform/process/living.ts'
import { isReady } from './put-off.ts'

/** A transition by time that is due, and how often it has failed. */
export type Due = {
  process: string
  id: string
  at: string
  transition: string
  item: Living['key']
  tries?: number | undefined
  retryAt?: string | undefined
}

/** What the use case needs of the store. */
export type DueItems = {
  /** Everything that is due, the earliest first. */
  due: () => Promise<Due[]>
  find: (due: Due) => Promise<Found | null>
  /** Makes the transition over the revision that was read; false if another call was faster, or says that it waits. */
  make: (due: Due, found: Found) => Promise<boolean | 'waits'>
  /** Deletes a due item whose transition is no longer due. */
  withdraw: (due: Due) => Promise<void>
  /** Notes that it has failed once more, and when it is tried again. */
  putOff: (due: Due) => Promise<void>
}

type Context = {
  items: DueItems
  now: string
  log: Record<'info' | 'error', (message: string, ids: Record<string, string | number>) => void>
}

const maxAttempts = 5

/** The maximum number of transitions of each process that a call makes; the next call continues. */
const maxMade = 100
/** The maximum number that it tries of those that have failed before. */
const maxRetried = 20

/** How late a transition may be before somebody is alarmed, in seconds. */
const maxLateness = 300

const secondsBetween = (from: string, to: string): number =>
  Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1000))

/** Makes one, or withdraws it; returns false if it waits for another one of its item. */
const makeOne = async (due: Due, { items, now, log }: Context): Promise<boolean> => {
  const { process, id, transition, at } = due
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const found = await items.find(due)
    if (found?.living.life.due[transition] !== at) {
      await items.withdraw(due)
      log.info('transition_withdrawn', { process, id, transition })
      return true
    }
    const isMade = await items.make(due, found)
    if (isMade === 'waits') return false
    if (isMade) {
      log.info('transition_made', { process, id, transition, lateSeconds: secondsBetween(at, now) })
      return true
    }
  }
  throw new Error('TooManyMoves')
}

/** What one call tries, in this order: what has failed before comes behind the others. */
const triedOf = (due: readonly Due[], now: string): Due[] => [
  ...due.filter(({ tries }) => !tries),
  ...due.filter(one => one.tries && isReady(one, now)).slice(0, maxRetried),
]

/** Says how late the oldest is that is still due after this call; an alarm counts these lines. */
const reportLate = (left: readonly Due[], { now, log }: Context): void => {
  const [oldest] = left
  const late = oldest ? secondsBetween(oldest.at, now) : 0
  if (!oldest || late <= maxLateness) return
  const { process, id, transition } = oldest
  log.error('transitions_late', { process, id, transition, late, waiting: left.length })
}

/** Makes one, leaves it to the next call, or puts it off and notes the error. */
const tryOne = async (due: Due, context: Context, errors: unknown[]): Promise<'made' | 'left'> => {
  try {
    return (await makeOne(due, context)) ? 'made' : 'left'
  } catch (error) {
    const { process, id, transition, tries = 0 } = due
    context.log.error('transition_failed', {
      process,
      id,
      transition,
      tries: tries + 1,
      error: errorName(error),
    })
    // If even that fails, it is tried again in a minute.
    await context.items.putOff(due).catch(() => undefined)
    errors.push(error)
    return 'left'
  }
}

/**
 * Makes the transitions that time makes, each once, however often and in parallel it is called. One that fails does not
 * hold back the others, and is tried again less and less often; the first error is thrown in the end.
 */
export const runDue = async (context: Context): Promise<void> => {
  const due = await context.items.due()
  const left = new Set(due)
  const made: Record<string, number> = {}
  const errors: unknown[] = []
  for (const one of triedOf(due, context.now)) {
    const before = made[one.process] ?? 0
    if (before === maxMade) continue
    if ((await tryOne(one, context, errors)) === 'left') continue
    left.delete(one)
    made[one.process] = before + 1
  }
  reportLate([...left], context)
  if (errors.length > 0) throw errors[0]
}
