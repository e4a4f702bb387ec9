import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { serveApi } from '../infra/local/gateway/served-api.ts'
import { canaries } from './canaries.ts'
import type { FailureMode } from './failing-calls.ts'
import { createWalker } from './failure-walker.ts'
import { reportFigure } from './figures.ts'
import { captureFunctionLogs, findLeaks } from './leaks.ts'
import type { Operation } from './operation.ts'
import { forRunLength } from './run-length.ts'

const ways = forRunLength<readonly FailureMode[]>(['before', 'after', 'repeated'], ['before', 'after'])

const api = serveApi({ ownTriggers: true })
const logs = captureFunctionLogs()
let operations: Operation[]
let failCall: typeof import('./failing-calls.ts').failCall
let mailedCodes: Set<string>

beforeAll(async () => {
  failCall = (await import('./failing-calls.ts')).failCall
  mailedCodes = (await import('./mailed-code.ts')).mailedCodes
  const { accountOperations } = await import('./account-operations.ts')
  operations = accountOperations(() => api.emulator)
})
afterEach(() => clock.moveBy(-clock.offset()))

const inTable = new Set<string>()
const { walk, counts } = createWalker({
  documents: () => api.services.documents,
  fail: () => failCall,
  look: items => {
    for (const leak of findLeaks(JSON.stringify([...items]), mailedCodes)) inTable.add(leak)
  },
})

describe.each(ways)('each call of a trigger failing (%s)', way => {
  test.each(['a business', 'a partner'])('%s signs up and in', async who => {
    const operation = operations.find(({ name }) => name.startsWith(who))
    if (!operation) throw new Error(`${who} is not known here.`)
    await walk(operation, way)
  })
})

test('no log contains a code or an address, and the table no code', () => {
  const inLogs = findLeaks(logs.join(''), [...mailedCodes, canaries.emailMark])
  expect(mailedCodes.size).toBeGreaterThan(0)
  expect({ inLogs, inTable: [...inTable] }).toEqual({ inLogs: [], inTable: [] })
})

afterAll(() =>
  reportFigure(
    `SDK calls of the triggers while people sign up and in, each failing: ${ways.join(', ')}`,
    '0 lost, 0 twice, a clean retry',
    `0 lost, 0 twice; ${counts.failures} calls failed, ${counts.triedAgain} retries`,
  ),
)
