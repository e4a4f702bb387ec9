import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { canaries } from './canaries.ts'
import type { FailureMode } from './failing-calls.ts'
import { createWalker } from './failure-walker.ts'
import { reportFigure } from './figures.ts'
import { knownOperations } from './known-operations.ts'
import { captureFunctionLogs, findLeaks } from './leaks.ts'
import { writingEndpoints } from './operation.ts'
import { forRunLength } from './run-length.ts'

/** The short form skips the others: what survives a lost answer survives a lost request. */
const ways = forRunLength<readonly FailureMode[]>(['before', 'after', 'repeated'], ['after'])

const { documents, people, operations, operationOf } = knownOperations()
const logs = captureFunctionLogs()
let failCall: typeof import('./failing-calls.ts').failCall
let mailedCodes: Set<string>

beforeAll(async () => {
  failCall = (await import('./failing-calls.ts')).failCall
  mailedCodes = (await import('./mailed-code.ts')).mailedCodes
})

/** What is stored encrypted only, or not at all. */
const hidden = () => [
  ...mailedCodes,
  canaries.bankAccount,
  canaries.cvText,
  people.business.token,
  people.partner.token,
]
const inTable = new Set<string>()
const { walk, counts } = createWalker({
  documents,
  fail: () => failCall,
  look: items => {
    const secrets = hidden()
    for (const item of items) for (const leak of findLeaks(JSON.stringify(item), secrets)) inTable.add(leak)
  },
})

test('every operation that writes is known here', () => {
  expect(writingEndpoints.filter(name => !operations.has(name))).toEqual([])
})

const looks = [
  'GET /api/business/uploads/{id}',
  'GET /api/partner/cv-uploads/{id}',
  'GET /api/partner/uploads/{id}',
]

describe.each(ways)('each call of an operation failing (%s)', way => {
  test.each([...writingEndpoints, ...looks])('%s', async name => {
    await walk(operationOf(name), way)
  })
})

test('nothing secret that was sent appears in a log or unencrypted in the table', () => {
  const { emailMark, name, phone, description } = canaries
  const text = logs.join('')
  const inLogs = findLeaks(text, [...hidden(), emailMark, name, phone, description])
  reportFigure(
    `canaries through ${operations.size} operations: ${mailedCodes.size} codes, tokens, address, name, phone, text, CV, account`,
    '0 hits in logs, 0 in the table where it must be hidden',
    `${inLogs.length} in ${logs.length} log lines, ${inTable.size} in ${counts.failures} dumps`,
  )
  expect(logs.length, 'the functions have printed something').toBeGreaterThan(0)
  expect(mailedCodes.size).toBeGreaterThan(0)
  expect({ inLogs, inTable: [...inTable] }).toEqual({ inLogs: [], inTable: [] })
})

afterAll(() =>
  reportFigure(
    `SDK calls of ${operations.size} operations, each failing: ${ways.join(', ')}`,
    '0 lost, 0 twice, a clean retry',
    `0 lost, 0 twice; ${counts.failures} calls failed, ${counts.triedAgain} retries`,
  ),
)
