import { setTimeout as delay } from 'node:timers/promises'

/** Polls until the result is not undefined; throws an error that names `what` after `withinMs` milliseconds. */
export const eventually = async <Answer>(
  what: string,
  ask: () => Promise<Answer | undefined> | Answer | undefined,
  { withinMs, everyMs = 50 }: { withinMs: number; everyMs?: number },
): Promise<Answer> => {
  const deadline = performance.now() + withinMs
  for (;;) {
    const answer = await ask()
    if (answer !== undefined) return answer
    if (performance.now() > deadline) throw new Error(`Waited ${withinMs} ms in vain: ${what}`)
    await delay(everyMs)
  }
}
