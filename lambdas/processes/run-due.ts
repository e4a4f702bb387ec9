import { errorName } from '../platform/logging/error-name.ts'
import type { Effects } from '../platform/process/effects.ts'
import type { Family, Living } from '../platform/process/living.ts'

/** A transition by time that is due. */
export type Due = { process: string; id: string; at: string; transition: string; item: Living['key'] }

/** An item in its process, with what lives and dies with it. */
export type FoundLife = {
  living: Living
  family: Family
  effects?: (transition: string, now: string) => Promise<Effects>
}

/** What the use case needs of the store. */
export type DueItems = {
  /** Those that are due, earliest first, as many as one call takes. */
  due: (now: string) => Promise<Due[]>
  find: (due: Due) => Promise<FoundLife | null>
  /** Makes the transition over the revision that was read; false if somebody was faster. */
  make: (due: Due, found: FoundLife) => Promise<boolean>
  /** Deletes a due item whose transition is no longer due. */
  withdraw: (due: Due) => Promise<void>
}

type Context = {
  items: DueItems
  now: string
  log: Record<'info' | 'error', (message: string, ids: Record<string, string | number>) => void>
}

const maxAttempts = 5

/** How late a transition is noticed, in seconds; somebody is alarmed if it is more. */
const maxLateness = 300

const secondsBetween = (from: string, to: string): number =>
  Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1000))

const makeOne = async (due: Due, { items, now, log }: Context): Promise<void> => {
  const { process, id, transition, at } = due
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const found = await items.find(due)
    if (found?.living.life.due[transition] !== at) {
      await items.withdraw(due)
      log.info('transition_withdrawn', { process, id, transition })
      return
    }
    if (await items.make(due, found)) {
      log.info('transition_made', { process, id, transition, lateSeconds: secondsBetween(at, now) })
      return
    }
  }
  throw new Error('TooManyMoves')
}

/**
 * Makes the transitions that time makes, each once, however often and in parallel it is called. One that fails does not
 * hold back the others; the first error is thrown in the end.
 */
export const runDue = async (context: Context): Promise<void> => {
  const errors: unknown[] = []
  for (const due of await context.items.due(context.now)) {
    await makeOne(due, context).catch(error => {
      errors.push(error)
      const late = secondsBetween(due.at, context.now)
      const { process, id, transition } = due
      context.log.error('transition_failed', { process, id, transition, error: errorName(error) })
      if (late > maxLateness) context.log.error('transition_late', { process, id, transition, late })
    })
  }
  if (errors.length > 0) throw errors[0]
}
