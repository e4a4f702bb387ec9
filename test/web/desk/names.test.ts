import { expect, test } from 'vitest'
import { processes } from '#shared/processes.ts'
import { isTechnical, stateNames, timedNames } from '#web/src/desk/names.ts'

const unnamed = (names: object, wanted: readonly string[]) =>
  wanted.filter(name => !Object.hasOwn(names, name))

test('every state of every process has a name in Swedish', () => {
  const states = processes.flatMap(process => Object.keys(process.states))
  expect(states.length).toBeGreaterThan(60)
  expect(unnamed(stateNames, states)).toEqual([])
})

/** What time does in the states that stand in the queue: those whose turn is the operators'. */
const timed = processes.flatMap(({ states, transitions }) =>
  Object.entries(transitions)
    .filter(([, { by, from }]) => by === 'time' && from.some(state => states[state]?.turn === 'operator'))
    .map(([name]) => name),
)

test.each(['sv', 'en'] as const)('what happens to what waits in the queue has a name in %s', language => {
  expect(timed.length).toBeGreaterThan(10)
  expect(unnamed(timedNames[language], timed)).toEqual([])
})

test('what is for machines is told from what is for people', () => {
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
  ]
  expect(names.filter(isTechnical)).toEqual(['id', 'businessId', 'hash', 'processVersion', 'revision', 'key'])
})
