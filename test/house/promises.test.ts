import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { Process } from '#shared/contract/process.ts'
import { processes } from '#shared/processes.ts'
import { phraseFeatures, phrasesOf } from './all-phrases.ts'
import { sourceFiles } from './source-files.ts'

// Every sentence of site and mails that promises something stands in docs/promises.md, below what keeps it.

const number =
  '\\d+|·|en|ett|två|tre|fyra|fem|sex|sju|åtta|nio|tio|tolv|fjorton|tjugo|trettio|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|twenty|thirty'
/** A time with its number; hours without one are a unit. */
const times = `(?:${number})[ \\u00a0-](?:timm(?:e|ar|es)|dygn|dag(?:ar|ars)|hours?|days?)`

/** Words by which a promise is recognized. */
const promising = new RegExp(
  `(?<!\\p{L})(?:${times}|inom|garanti\\p{L}*|garanterar|alltid|aldrig|dygnet runt|samma dag|automatisk\\p{L}*|verifiera(?:d|de|t)|senast|lova[rst]?|lovat|24\\/7|within|guarante\\p{L}*|always|never|same day|around the clock|automatic\\p{L}*|verified|promise[ds]?|smarta? kontrakt|smart contracts?)(?!\\p{L})`,
  'iu',
)

/** A phrase without its placeholders, whose names are words of the code. */
const words = (phrase: string) => phrase.replace(/\{\{?\w+\}?\}/g, '·')

const doc = readFileSync(fileURLToPath(new URL('../../docs/promises.md', import.meta.url)), 'utf8')

type Section = {
  title: string
  text: string
  keptBy: string
  shownBy: string
  lines: [string, string | undefined][]
}

const sectionsOf = (text: string): Section[] =>
  text
    .split(/^## /m)
    .slice(1)
    .map(part => ({
      title: part.split('\n')[0] ?? '',
      text: part,
      keptBy: /^Kept by: (.+)$/m.exec(part)?.[1] ?? '',
      shownBy: /^Shown by: (.+)$/m.exec(part)?.[1] ?? '',
      lines: [...part.matchAll(/^- `([^`]+)`(?:: “(.+)”)?$/gm)].map(
        ([, key = '', sentence]): [string, string | undefined] => [key, sentence],
      ),
    }))

const sections = sectionsOf(doc)
const promises = sections.filter(({ title }) => title !== 'No promises')

/** All phrases by key: those of mails are gathered in one list, and operators are promised nothing by theirs. */
const phrasesIn = async (language: string): Promise<Map<string, string>> => {
  const features = phraseFeatures.filter(feature => !feature.endsWith('-mails'))
  const all = await Promise.all(
    features.map(async feature =>
      [...(await phrasesOf(language, feature))].map(
        ([key, phrase]) => [`${feature}.${key}`, phrase] as const,
      ),
    ),
  )
  return new Map(all.flat().filter(([key]) => !key.includes('_notice.')))
}

const unkept = (phrases: ReadonlyMap<string, string>, known: ReadonlySet<string>) =>
  [...phrases].filter(([key, phrase]) => promising.test(words(phrase)) && !known.has(key)).map(([key]) => key)

const isTransition = (name: string): boolean => {
  const [process = '', transition = ''] = name.split('.')
  return (processes as readonly Process[]).some(one => one.name === process && transition in one.transitions)
}

describe('a promising sentence', () => {
  const known = new Set(sections.flatMap(({ lines }) => lines.map(([key]) => key)))

  it.each(['sv', 'en'])('in %s stands in docs/promises.md', async language => {
    expect(unkept(await phrasesIn(language), known)).toEqual([])
  })

  it('that nothing keeps would be found', () => {
    const planted = new Map([
      ['x.reply', 'Vi svarar inom en timme.'],
      ['x.calm', 'Vi läser den.'],
    ])
    expect(unkept(planted, known)).toEqual(['x.reply'])
    expect(unkept(new Map([['x.reply', 'Arbetade timmar']]), known)).toEqual([])
  })

  it('is still there, as it is quoted', async () => {
    const swedish = await phrasesIn('sv')
    expect(known.size).toBeGreaterThan(100)
    for (const [key, sentence] of sections.flatMap(({ lines }) => lines)) {
      expect([...swedish.keys()], key).toContain(key)
      if (sentence) expect(swedish.get(key), key).toBe(sentence)
    }
  })

  it('stands there once', () => {
    const all = sections.flatMap(({ lines }) => lines.map(([key]) => key))
    expect(all.length).toBe(known.size)
  })

  it.each(promises.map(section => [section.title, section] as const))(
    'of “%s” is quoted, and has something that keeps it and a test',
    (_, { text, keptBy, shownBy, lines }) => {
      expect(keptBy).not.toBe('')
      // Whether the file exists is looked at with the other documents' links (markdown.test.ts).
      expect(shownBy).toMatch(/\]\(\.\.\/test\/[\w/-]+\.test\.ts\)/)
      expect(lines.filter(([, sentence]) => !sentence)).toEqual([])
      expect(lines.length, 'each line is read').toBe((text.match(/^- /gm) ?? []).length)
      const named = [...keptBy.matchAll(/`(\w+\.\w+)`/g)].map(([, name = '']) => name)
      expect(named.filter(name => !isTransition(name))).toEqual([])
    },
  )
})

it('no service page promises an answer, a guarantee or a watch around the clock', () => {
  const pages = sourceFiles('shared/services/pages')
  expect(pages.length).toBeGreaterThan(40)
  const hard =
    /(?<!\p{L})(?:garanti\p{L}*|garanterar|dygnet runt|guarantees?(?!\p{L})|around the clock|(?:inom|within) (?:\d+|en|ett|två|one|two|\{)[^.']{0,12}(?:timm|dygn|dag|hour|day))/iu
  const lines = pages.flatMap(([path, text]) => text.split('\n').map(line => [path, line] as const))
  expect(lines.filter(([, line]) => hard.test(line))).toEqual([])
})
