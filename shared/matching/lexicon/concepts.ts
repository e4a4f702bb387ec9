import { automation } from './automation.ts'
import { business } from './business.ts'
import { productionSystems } from './production-systems.ts'
import { robotsAndMachines } from './robots-and-machines.ts'
import { software } from './software.ts'

/** What a project can need and a partner can do, with the words that mean it. */
export type Concept = {
  id: string
  /** What it is a kind of: who can do this can do some of that. */
  broader: readonly string[]
  /** Names and words that are the same in both languages; with `=` before it in capitals only. */
  both: readonly string[]
  sv: readonly string[]
  en: readonly string[]
}

const listOf = (text = ''): string[] =>
  text
    .split(',')
    .map(label => label.trim())
    .filter(label => label !== '')

const conceptOf = (line: string): Concept => {
  const [head = '', labels = ''] = line.split(' : ')
  const [id = '', broader] = head.split('<')
  const [both, sv, en] = labels.split(';')
  return { id: id.trim(), broader: listOf(broader), both: listOf(both), sv: listOf(sv), en: listOf(en) }
}

/** The whole lexicon, in the order of its files. */
export const concepts: readonly Concept[] = [
  automation,
  robotsAndMachines,
  productionSystems,
  software,
  business,
].flatMap(text => text.trim().split('\n').map(conceptOf))

const byId = new Map(concepts.map(concept => [concept.id, concept]))

/** What a concept is called in a language. */
export const nameOf = (id: string, language: 'sv' | 'en'): string => {
  const concept = byId.get(id)
  const [name = id] = [...(concept?.[language] ?? []), ...(concept?.both ?? [])]
  return name.replace('=', '')
}
