import { expect, test } from 'vitest'
import { type Chip, chipsIn, confirmation, turned, withAdded } from '#web/src/desk/matching/needs.ts'

const named = (concept: string) => ({ concept, sv: `${concept} på svenska`, en: `${concept} in English` })
const read = ['a', 'b', 'c', 'd', 'e', 'f'].map(named)
const choices = (chips: readonly Chip[]) => chips.map(({ concept, choice }) => `${concept} ${choice}`)
const numbers = { revision: 3, version: 2 }

test('the five most telling of what was read are proposed, and the others are at hand', () => {
  const chips = choices(chipsIn({ read, confirmed: [] }))
  expect(chips).toEqual(['a must', 'b must', 'c must', 'd must', 'e must', 'f out'])
})

test('what is confirmed comes first, and what else was read does not count', () => {
  const confirmed = [
    { ...named('x'), must: true, from: 'added' },
    { ...named('b'), must: false, from: 'read' },
  ]
  const chips = choices(chipsIn({ read: read.slice(0, 3), confirmed }))
  expect(chips).toEqual(['x must', 'b useful', 'a out', 'c out'])
})

test('a chip goes from must to useful to out and back', () => {
  const chips = chipsIn({ read: read.slice(0, 2), confirmed: [] })
  const once = turned(chips, 'a')
  expect(choices(once)).toEqual(['a useful', 'b must'])
  expect(choices(turned(once, 'a'))).toEqual(['a out', 'b must'])
  expect(choices(turned(turned(once, 'a'), 'a'))).toEqual(['a must', 'b must'])
})

test('a word is added once, and not if it is shown already in either language', () => {
  const chips = chipsIn({ read: read.slice(0, 1), confirmed: [] })
  expect(choices(withAdded(chips, ' leveransprov '))).toEqual(['a must', 'leveransprov must'])
  for (const known of ['A', 'a PÅ svenska', 'a in English', ' '])
    expect(withAdded(chips, known)).toEqual(chips)
})

test('a confirmation has the numbers that were read, and leaves out what does not count', () => {
  const chips = turned(turned(turned(chipsIn({ read: read.slice(0, 3), confirmed: [] }), 'b'), 'c'), 'c')
  const shown = {
    read,
    confirmed: [],
    confirmedBy: null,
    confirmedAt: null,
    olderThanText: false,
    ...numbers,
  }
  expect(confirmation(chips, shown)).toEqual({ must: ['a'], useful: ['b'], ...numbers })
})
