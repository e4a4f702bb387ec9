import { expect, test } from 'vitest'
import { processes } from '#shared/processes.ts'
import { isTechnical, stateNames, timedNames } from '#web/src/desk/commands/names.ts'

const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted()

test('every state of every process has a name in Swedish, and nothing else has', () => {
  const states = processes.flatMap(process => Object.keys(process.states))
  expect(states.length).toBeGreaterThan(60)
  expect(sorted(Object.keys(stateNames))).toEqual(sorted(states))
})

/** What time does in the states that stand in the queue: those whose turn is the operators'. */
const timed = processes.flatMap(({ states, transitions }) =>
  Object.entries(transitions)
    .filter(([, { by, from }]) => by === 'time' && from.some(state => states[state]?.turn === 'operator'))
    .map(([name]) => name),
)

test.each(['sv', 'en'] as const)('what happens to what waits in the queue has a name in %s', language => {
  expect(timed.length).toBeGreaterThan(10)
  expect(sorted(Object.keys(timedNames[language]))).toEqual(sorted(timed))
})

test('fields for machines are recognised by their names', () => {
  const names = [
    'id',
    'businessId',
    'hash',
    'processVersion',
    'revision',
    'email',
    'valid',
    'companyName',
    'key',
    'last',
    'lastName',
  ]
  expect(names.filter(isTechnical)).toEqual([
    'id',
    'businessId',
    'hash',
    'processVersion',
    'revision',
    'key',
    'last',
  ])
})
