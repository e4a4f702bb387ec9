import { wordsOfMachines } from './glossary-machines.ts'
import { wordsOfWork } from './glossary-work.ts'
import { concepts } from './lexicon/concepts.ts'
import { longestWord, wordsOf } from './words.ts'

const meanings = new Map<string, string[]>()

const add = (word: string, meaning: string): void => {
  const roots = wordsOf(word).map(({ root }) => root)
  const [root] = roots
  if (root === undefined || roots.length > 1) return
  const before = meanings.get(root)
  if (!before) meanings.set(root, [meaning])
  else if (!before.includes(meaning)) before.push(meaning)
}

for (const [at, line] of [...wordsOfMachines.trim().split('\n'), ...wordsOfWork.trim().split('\n')].entries())
  for (const word of line.split(/[,=]/)) add(word, `=${at}`)

const parts = new Set(meanings.keys())
for (const { sv, en } of concepts)
  for (const label of [...sv, ...en]) {
    const [word, ...others] = wordsOf(label)
    if (word && others.length === 0 && word.root.length > 3) parts.add(word.root)
  }

const leastPart = 3
const leastUnlisted = 4
/** Short words that do stand in compounds. */
const shortParts = new Set(['ugn', 'nät', 'rör', 'bil', 'gas', 'tåg', 'såg', 'hus', 'app', 'el'])

const isPart = (root: string, text: string): boolean =>
  parts.has(root) && (text.length >= leastUnlisted || shortParts.has(text))
const leastCompound = 8

/** The two known words that a long word is made of: packlinje is pack and linje. Empty if it is none. */
const split = (text: string, rootOf: (part: string) => string): string[] => {
  for (let at = text.length - leastPart; at >= leastPart; at -= 1) {
    const tail = rootOf(text.slice(at))
    if (!isPart(tail, text.slice(at))) continue
    const head = text.slice(0, at)
    const found = [head, head.replace(/s$/, '')].find(part => isPart(rootOf(part), part))
    if (found !== undefined) return [rootOf(found), tail]
  }
  return []
}

const cut = new Map<string, readonly string[]>()

/** The roots of the words that a Swedish compound is made of. */
export const partsOf = (text: string, rootOf: (part: string) => string): readonly string[] => {
  const lower = text.toLowerCase()
  if (lower.length < leastCompound || lower.length > longestWord || /[\d+#.]/.test(lower)) return []
  const before = cut.get(lower)
  if (before) return before
  const found = split(lower, rootOf)
  if (cut.size < 50_000) cut.set(lower, found)
  return found
}

/** What a root means, the same in both languages if the glossary has it; otherwise the root itself. */
export const meaningsOf = (root: string): readonly string[] => meanings.get(root) ?? [root]
