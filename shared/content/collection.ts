import { contentOf } from './read-content.ts'

type Entry = { readonly id: string; readonly shown: boolean }

/** Returns a list to which operators may add: the standard entries as they have been changed, and the new ones. */
export const collectionOf = <One extends Entry>(kind: string, standard: readonly One[]): One[] => {
  const changed = contentOf<Readonly<Record<string, One>>>(kind, {})
  const ids = new Set([...standard.map(({ id }) => id), ...Object.keys(changed)])
  return [...ids]
    .map(id => changed[id] ?? (standard.find(entry => entry.id === id) as One))
    .filter(({ shown }) => shown)
}
