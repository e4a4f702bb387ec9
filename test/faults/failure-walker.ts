import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { expect } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { emptyTable } from '../lambdas/empty-table.ts'
import type { FailureMode, failCall } from './failing-calls.ts'
import type { Answer, Operation } from './operation.ts'
import { dumpTable, tracesOf } from './table-dump.ts'

/** Longer than a submission in flight holds its key. */
const leaseMilliseconds = 13_000
const mostTries = 4

const isDone = ({ status }: Answer) => status < 300
/** The replies after which a caller may try again. */
const asksToTryAgain = ({ status, body }: Answer) =>
  status === 503 || (status === 409 && body.code === 'request_in_flight')
const shapeOf = (answer: Answer | undefined) => Object.keys(answer?.body ?? {}).sort()

/** Tries until it succeeds, like a person who reads that it failed; returns the reply to each attempt. */
const untilDone = async (attempt: () => Promise<Answer>, afterFirst: () => void): Promise<Answer[]> => {
  const answers = [await attempt().finally(afterFirst)]
  while (!isDone(answers.at(-1) as Answer) && answers.length < mostTries) {
    clock.moveBy(leaseMilliseconds)
    answers.push(await attempt())
  }
  return answers
}

type Walking = {
  documents: () => DynamoDBDocumentClient
  fail: () => typeof failCall
  /** Gets everything that the table holds after each run. */
  look: (items: Iterable<object>) => void
}

/** Runs operations while one after another of their calls fails, and counts the failures. */
export const createWalker = ({ documents, fail, look }: Walking) => {
  const counts = { failures: 0, triedAgain: 0 }

  const run = async ({ prepare, apart }: Operation, fault?: { place: number; way: FailureMode }) => {
    clock.moveBy(-clock.offset())
    await emptyTable(documents(), tableName)
    const attempt = await prepare()
    const before = await dumpTable(documents())
    const failing = fault && fail()(fault.place, fault.way)
    let calls = 0
    const answers = await untilDone(attempt, () => {
      calls = failing?.stop() ?? 0
    })
    const after = await dumpTable(documents())
    look(after.values())
    return { answers, traces: tracesOf(before, after, apart), calls }
  }

  /** Makes each call in turn fail: the result must be the same as without a failure. */
  const walk = async (operation: Operation, way: FailureMode): Promise<void> => {
    const undisturbed = await run(operation)
    const [expected] = undisturbed.answers
    expect(expected?.status, JSON.stringify(expected?.body)).toBeLessThan(300)
    for (let place = 0; ; place += 1) {
      const { answers, traces, calls } = await run(operation, { place, way })
      if (calls <= place) return
      counts.failures += 1
      counts.triedAgain += answers.length - 1
      const where = `${way} call ${place + 1} of ${calls}`
      const refused = answers.slice(0, -1).filter(answer => !asksToTryAgain(answer))
      expect(refused, `${where}: in words that ask to try again`).toEqual([])
      expect(answers.at(-1)?.status, `${where}: done in the end`).toBe(expected?.status)
      expect(shapeOf(answers.at(-1)), `${where}: answered the same`).toEqual(shapeOf(expected))
      expect(traces, `${where}: stored once, and whole`).toEqual(undisturbed.traces)
    }
  }

  return { walk, counts }
}
