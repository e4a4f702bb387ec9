import { setTimeout as delay } from 'node:timers/promises'
import { patient } from '../patient.ts'
import { forRunLength } from './run-length.ts'

/** The whole suites leave the outbox up to six times the mails of the short ones. */
const backlog = forRunLength(5, 1)

/**
 * Polls until the result is not undefined; throws an error that names `what` after `withinMs` milliseconds of two quiet
 * cores, or five times that in the whole suites.
 */
export const eventually = async <Answer>(
  what: string,
  ask: () => Promise<Answer | undefined> | Answer | undefined,
  { withinMs, everyMs = 50 }: { withinMs: number; everyMs?: number },
): Promise<Answer> => {
  const longest = patient(backlog * withinMs)
  const deadline = performance.now() + longest
  for (;;) {
    const answer = await ask()
    if (answer !== undefined) return answer
    if (performance.now() > deadline) throw new Error(`Waited ${longest} ms in vain: ${what}`)
    await delay(everyMs)
  }
}
