import type { Language } from '../contract/language.ts'
import { stated } from '../phrases/stated.ts'
import { contentOf } from './read-content.ts'

type Changed = { readonly shown: boolean } & Readonly<Record<Language, object>>

/**
 * Returns the entries of a list whose standard words are phrases of the page: as they stand there, or as operators have
 * changed them, and then those that operators have added. Their words may name claims, as phrases do.
 */
export const entriesOf = <Entry extends { readonly id: string }>(
  kind: string,
  standard: readonly Entry[],
  language: Language,
): Entry[] => {
  const changed = contentOf<Readonly<Record<string, Changed>>>(kind, {})
  const ids = new Set([...standard.map(({ id }) => id), ...Object.keys(changed)])
  return [...ids].flatMap(id => {
    const entry = changed[id]
    if (!entry) return standard.filter(one => one.id === id)
    return entry.shown ? [{ ...entry, ...stated(entry[language], language) } as unknown as Entry] : []
  })
}
