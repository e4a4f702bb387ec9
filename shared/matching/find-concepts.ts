import { partsOf } from './glossary.ts'
import { type Concept, concepts } from './lexicon/concepts.ts'
import { rootOf } from './root.ts'
import { isTelling, type Word, wordsOf } from './words.ts'

/** A concept that a text names, and where; `part` if only a part of a compound names it. */
export type Found = { concept: string; start: number; end: number; part: boolean }

/** Names are compared as they are written, other words by their roots. */
type Label = { concept: string; keys: readonly string[]; exact: string | null }

const nameOf = ({ text }: Word): string => `"${text.toLowerCase()}`
const rootKey = ({ root }: Word): string => root

const labelsOf = ({ id, both, sv, en }: Concept): Label[] => [
  ...both.map(label => ({
    concept: id,
    keys: wordsOf(label).map(nameOf),
    exact: label.startsWith('=') ? label.slice(1) : null,
  })),
  ...[...sv, ...en].map(label => ({ concept: id, keys: wordsOf(label).map(rootKey), exact: null })),
]

const byFirst = new Map<string, Label[]>()
for (const label of concepts.flatMap(labelsOf)) {
  const [first] = label.keys
  if (first === undefined) continue
  const others = byFirst.get(first)
  if (others) others.push(label)
  else byFirst.set(first, [label])
}

const inflections = ['s', 'en', 'et', 'n', 'ar', 'er', 'es', 'arna', 'erna', 'ens', 'ets', 'na']

/** A name as it is written, or without an ending: cobotar is cobot. */
const namesOf = (word: Word): string[] => {
  const name = nameOf(word)
  if (name.length < 6 || /\d/.test(name)) return [name]
  return [name, ...inflections.filter(end => name.endsWith(end)).map(end => name.slice(0, -end.length))]
}

const isKey = (key: string, word: Word | undefined): boolean =>
  word !== undefined && (key.startsWith('"') ? namesOf(word).includes(key) : word.root === key)

const stands = ({ keys, exact }: Label, words: readonly Word[], at: number): boolean =>
  exact === null ? keys.every((key, offset) => isKey(key, words[at + offset])) : words[at]?.text === exact

const inPart = ({ text, start, end }: Word): Found[] =>
  partsOf(text, rootOf).flatMap(root =>
    (byFirst.get(root) ?? [])
      .filter(({ keys, exact }) => keys.length === 1 && exact === null)
      .map(({ concept }) => ({ concept, start, end, part: true })),
  )

const labelsAt = (words: readonly Word[], at: number): Label[] => {
  const word = words[at]
  if (!word) return []
  return [word.root, ...namesOf(word)]
    .flatMap(key => byFirst.get(key) ?? [])
    .filter(
      label => stands(label, words, at) && (label.keys.length > 1 || label.exact !== null || isTelling(word)),
    )
}

/** All concepts that a text names, in both languages; at each place the longest label counts. */
export const findConcepts = (words: readonly Word[]): Found[] =>
  words.flatMap((word, at) => {
    const labels = labelsAt(words, at)
    const longest = Math.max(0, ...labels.map(({ keys }) => keys.length))
    if (longest === 0) return inPart(word)
    const named = new Set(labels.filter(({ keys }) => keys.length === longest).map(({ concept }) => concept))
    const end = words[at + longest - 1]?.end ?? word.end
    return [...named].map(concept => ({ concept, start: word.start, end, part: false }))
  })
