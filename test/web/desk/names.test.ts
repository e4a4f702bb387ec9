import { expect, test } from 'vitest'
import { processes } from '#shared/processes.ts'
import { englishFields } from '#web/src/desk/commands/english-fields.ts'
import { fieldIn, isTechnical, stateNames } from '#web/src/desk/commands/names.ts'
import { timedNames } from '#web/src/desk/commands/timed-names.ts'

const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted()

test('every state of every process has a name in Swedish, and nothing else has', () => {
  const states = processes.flatMap(process => Object.keys(process.states))
  expect(states.length).toBeGreaterThan(60)
  expect(sorted(Object.keys(stateNames))).toEqual(sorted(states))
})

const timed = processes.flatMap(({ transitions }) =>
  Object.entries(transitions)
    .filter(([, { by }]) => by === 'time')
    .map(([name]) => name),
)

test.each(['sv', 'en'] as const)('what time does to what waits has a name in %s', language => {
  expect(timed.length).toBeGreaterThan(30)
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
    'serviceId',
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

test('a field is called in English as one would write it', () => {
  const called = (name: string) => fieldIn(name, 'en').text
  const names = ['promisedAt', 'priceKronor', 'vatKronor', 'serviceId', 'sv', 'organizationNumber']
  expect(names.map(called)).toEqual([
    ...['promised at', 'price, SEK', 'VAT, SEK', 'service', 'Swedish', 'organisation number'],
  ])
  expect(Object.keys(englishFields).filter(name => fieldIn(name, 'sv').lang)).toEqual([])
})
