import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { findConcepts } from '#shared/matching/find-concepts.ts'
import { concepts } from '#shared/matching/lexicon/concepts.ts'
import { lexiconVersion } from '#shared/matching/lexicon/version.ts'
import { cards } from '#shared/matching/service-cards.ts'
import { wordsOf } from '#shared/matching/words.ts'
import { serviceSlugs } from '#shared/service-catalogue.ts'
import type { ServicePage } from '#shared/services/service-page.ts'

const ids = concepts.map(({ id }) => id)
const named = (text: string): string[] => findConcepts(wordsOf(text)).map(({ concept }) => concept)

test('each concept is declared once, and what it is a kind of exists', () => {
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  expect(concepts.flatMap(({ broader }) => broader).filter(id => !ids.includes(id))).toEqual([])
})

test('no label stands twice, in one concept or in two', () => {
  const labels = concepts.flatMap(({ both, sv, en }) => [
    ...new Set([...sv, ...en].map(label => label.toLowerCase())),
    ...both.map(label => label.toLowerCase()),
  ])
  expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([])
})

test('each concept has names in both languages', () => {
  expect(
    concepts.filter(({ both, sv, en }) => both.length === 0 && (sv.length === 0 || en.length === 0)),
  ).toEqual([])
})

test('each label means its concept when it stands alone', () => {
  const lost = concepts.flatMap(({ id, both, sv, en }) =>
    [...both, ...sv, ...en]
      .filter(label => !named(label.replace('=', '')).includes(id))
      .map(label => [id, label]),
  )
  expect(lost).toEqual([])
})

test.each(serviceSlugs)('the page of %s speaks of the same concepts in both languages', async slug => {
  const read = async (language: string): Promise<Set<string>> => {
    const { default: page }: { default: ServicePage } = await import(
      `../../../shared/services/pages/${language}/${slug}.ts`
    )
    const cards = [...page.capabilities.cards, ...page.offers.cards]
    return new Set(cards.flatMap(({ title, text }) => named(`${title}. ${text}`)))
  }
  const [swedish, english] = await Promise.all([read('sv'), read('en')])
  expect([...swedish].filter(concept => english.has(concept)).length).toBeGreaterThanOrEqual(5)
})

test('endings, compounds and spellings of both languages mean the same', () => {
  expect(named('larmsaneringen')).toContain('alarm')
  expect(named('svetsrobotar')).toContain('welding-robot')
  expect(named('S7-300')).toContain('s7-300')
  expect(named('S7 300')).toContain('s7-300')
  expect(named('cobotar')).toContain('cobot')
  expect(named('Vi har fem stationer')).not.toContain('fem')
  expect(named('FEM')).toContain('fem')
  expect(named('fat och sats')).not.toContain('fat-sat')
})

test('common words do not mean a trade that they only look like, in this language or the other', () => {
  const said = [
    'We do not quite know, the sense is hard to give. Save the position, that is better.',
    'Kents minne fanns inte. Vi sparar, tappar, hackar och samlar, och boken har sina mål.',
  ]
  expect(said.map(named)).toEqual([[], []])
  expect(named('vattnet, sågen, gruvan')).toContain('water')
})

test('a module is a concept of its own, and a part of what it belongs to', () => {
  expect(named('SAP PM')).toEqual(['sap-pm'])
  expect(concepts.find(({ id }) => id === 'sap-pm')?.broader).toContain('sap')
})

test('the version counts each change of the lexicon and the cards, so that partners are read anew', () => {
  const read = [concepts, cards.map(({ service, meanings }) => [service, [...meanings]])]
  const digest = createHash('sha256').update(JSON.stringify(read)).digest('hex').slice(0, 16)
  // Count the version up, and put its digest here: `matching rebuild` then reads everybody anew.
  expect({ lexiconVersion, digest }).toEqual({ lexiconVersion: 1, digest: '96f26ec322e0200d' })
})
