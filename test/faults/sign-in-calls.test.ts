import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { servedApi } from '../infra/local/gateway/served-api.ts'
import { canaries } from './canaries.ts'
import type { WayToFail } from './failing-calls.ts'
import { figure } from './figures.ts'
import { functionLogs, leaksIn } from './leaks.ts'
import { atLength } from './length.ts'
import type { Operation } from './operation.ts'
import { walker } from './walk.ts'

const ways = atLength<readonly WayToFail[]>(['before', 'after', 'repeated'], ['before', 'after'])

const api = servedApi({ ownTriggers: true })
const logs = functionLogs()
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
const { walk, counts } = walker({
  documents: () => api.services.documents,
  fail: () => failCall,
  look: items => {
    for (const leak of leaksIn(JSON.stringify([...items]), mailedCodes)) inTable.add(leak)
  },
})

describe.each(ways)('each call of a trigger failing (%s)', way => {
  test.each(['a business', 'a partner'])('%s signs up and in', async who => {
    const operation = operations.find(({ name }) => name.startsWith(who))
    if (!operation) throw new Error(`${who} is not known here.`)
    await walk(operation, way)
  })
})

test('no code and no address stands in a log, no code in the table', () => {
  const inLogs = leaksIn(logs.join(''), [...mailedCodes, canaries.emailMark])
  expect(mailedCodes.size).toBeGreaterThan(0)
  expect({ inLogs, inTable: [...inTable] }).toEqual({ inLogs: [], inTable: [] })
})

afterAll(() =>
  figure(
    `SDK calls of the triggers while people sign up and in, each failing: ${ways.join(', ')}`,
    '0 lost, 0 twice, a clean retry',
    `0 lost, 0 twice; ${counts.failures} calls failed, ${counts.triedAgain} retries`,
  ),
)
