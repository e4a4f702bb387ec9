import { describe, expect, test } from 'vitest'
import { changedFields } from '#lambdas/content/content-change.ts'
import { type ContentKind, contentKinds } from '#shared/content/kinds.ts'
import { standardContent } from '#shared/content/standard-content.ts'
import {
  assignmentsOf,
  changedIn,
  contentFields,
  draftOf,
  type Entry,
  newEntry,
  publishedText,
  refusedFields,
} from '#web/src/desk/content/content.ts'
import { contentWords, fieldNames } from '#web/src/desk/content/content-words.ts'
import { isFoundIn, shownText } from '#web/src/desk/content/shown-row.ts'
import { saidIn } from '#web/src/desk/swedish/said.ts'

const swedish = (line: string): string =>
  saidIn('sv', line)
    .map(({ text }) => text)
    .join()

const entryOf = (name: string): Entry => ({
  ...{ name, version: 0, isNew: false, by: null },
  fields: standardContent.get(name) ?? {},
})

const kinds = Object.keys(contentKinds) as ContentKind[]

test.each(kinds)('the fields of %s have Swedish names', kind => {
  const names = contentFields(`${kind}.one`).map(({ name }) => name.replace(/^(sv|en)\./, ''))
  expect(names.filter(name => !Object.hasOwn(fieldNames, name))).toEqual([])
  expect(names.length).toBeGreaterThan(0)
})

test('a form has what its kind has: figures, days, choices, lists, and words in both languages', () => {
  const kindsOf = contentFields('meetups.nis2').map(({ name, kind }) => [name, kind])
  expect(kindsOf).toEqual([
    ['date', 'text'],
    ['attendees', 'number'],
    ['recording', 'number'],
    ['shown', 'flag'],
    ['sv.title', 'text'],
    ['sv.highlights', 'several'],
    ['en.title', 'text'],
    ['en.highlights', 'several'],
  ])
})

describe('a draft', () => {
  test.each([...standardContent.keys()])('of %s that says what is published changes nothing', name => {
    const entry = entryOf(name)
    expect(assignmentsOf(entry, {})).toEqual([])
    expect(assignmentsOf(entry, draftOf(name, entry.fields))).toEqual([])
  })

  test('changes only what was typed, and the other language with it', () => {
    expect(assignmentsOf(entryOf('claims.nps'), { value: '74', why: 'x', version: '0' })).toEqual([
      'value=74',
    ])
    const entry = entryOf('badges.iso-27001')
    const field = contentFields(entry.name).find(({ name }) => name === 'en.about')
    expect(assignmentsOf(entry, { 'sv.about': 'Nytt' })).toEqual([
      'sv.about=Nytt',
      `en.about=${field && publishedText(entry, field)}`,
    ])
    expect(changedIn(entry, { 'sv.about': 'Nytt' }).map(({ name }) => name)).toEqual(['sv.about'])
  })

  test('is what the command takes, a list and a new entry, too', () => {
    const entry = newEntry('meetups.data') as Entry
    const typed = {
      ...{ date: '2026-11-05', attendees: '40', recording: '50', 'sv.title': 'Mätdata', 'en.title': 'Data' },
      ...{ 'sv.highlights': 'Ett\nTvå\n', 'en.highlights': 'One\nTwo' },
    }
    expect(changedFields('meetups.data', null, assignmentsOf(entry, typed))).toMatchObject({
      ...{ id: 'data', shown: true, attendees: 40, sv: { highlights: ['Ett', 'Två'] } },
    })
  })

  test('is begun only where an entry can be added', () => {
    expect(newEntry('faq.new')).toMatchObject({ version: 0, isNew: true })
    expect(newEntry('claims.new')).toBe(null)
  })
})

test('a refusal that names a field is shown at the field', () => {
  const refused = 'value: "x" is not a number.\nsv.answer: is missing.'
  expect(refusedFields(refused, line => line)).toEqual({
    ...{ value: '"x" is not a number.', 'sv.answer': 'is missing.' },
  })
  expect(refusedFields(refused, swedish)).toEqual({ value: '”x” är inget tal.', 'sv.answer': 'saknas.' })
  expect(refusedFields('There is no content claims.new: content list shows what there is.', swedish)).toEqual(
    {},
  )
})

describe('a search of the list finds what its rows say', () => {
  const row = {
    ...{ name: 'timeline.2025', states: 'Linjen dras (hidden) (reached)', version: 0 },
    ...{ at: '2026-11-29T22:40:00.000Z', by: 'id-of-olle' },
  }
  const finds = (language: 'sv' | 'en', typed: string) =>
    isFoundIn(
      shownText(row, contentWords(language), () => 'olle.desk'),
      typed,
    )

  test.each(['dolt', 'Uppnått', 'som i källkoden', 'tidslinjen', 'linjen dolt', '23:40', 'olle', ''])(
    'in Swedish: %s',
    typed => expect(finds('sv', typed)).toBe(true),
  )

  test.each(['hidden', 'reached', 'as in the sources', 'the timeline', 'timeline.2025', '2026-11-29'])(
    'in English: %s',
    typed => expect(finds('en', typed)).toBe(true),
  )

  test('and nothing that they do not say', () => {
    expect(finds('sv', 'hidden')).toBe(false)
    expect(finds('sv', 'linjen 2031')).toBe(false)
    expect(finds('en', 'id-of-olle')).toBe(false)
  })
})
