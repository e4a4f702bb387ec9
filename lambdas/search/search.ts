import { emailAddress } from '#shared/contract/email.ts'
import { defaultPageSize } from '#shared/contract/page.ts'
import type { InputOf } from '#shared/operator/command.ts'
import { type FoundKind, foundKinds, type searchCommands } from '#shared/search/search.commands.ts'
import type { Page } from '../platform/commands/list-items.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { type Found, rowOf, textsOf } from './found.ts'
import { haveWords, typedWords } from './words.ts'

/** What the search needs of the store. */
export type Searched = {
  /** What is about the person with this address, in its canonical form. */
  findByAddress: (address: string) => Promise<readonly Found[]>
  /** Everything of these kinds, the newest of each; `isCut` if there was more than is read. */
  findAll: (kinds: readonly FoundKind[]) => Promise<{ found: readonly Found[]; isCut: boolean }>
}

const atAddress = async (
  typed: readonly string[],
  { findByAddress }: Searched,
): Promise<readonly Found[]> => {
  const { success, data } = emailAddress.safeParse(typed.length === 1 ? typed[0] : '')
  return success ? findByAddress(data) : []
}

const byWords = async (typed: readonly string[], kinds: readonly FoundKind[], { findAll }: Searched) => {
  const words = typedWords(typed)
  if (words.length === 0) throw new Refusal('Give a word with a letter or a digit.')
  const { found, isCut } = await findAll(kinds)
  return { found: found.filter(one => haveWords(textsOf(one), words)), isCut }
}

const inOrder = (one: Found, other: Found): number =>
  foundKinds.indexOf(one.kind) - foundKinds.indexOf(other.kind) ||
  String(other.item.createdAt).localeCompare(String(one.item.createdAt))

const noteOn = (more: number, isCut: boolean): { note?: string } => {
  const notes = [
    ...(more > 0 ? [`${more} more: add a word, or --limit up to 100.`] : []),
    ...(isCut ? ['There is too much to search: the oldest was left out. An address finds it.'] : []),
  ]
  return notes.length > 0 ? { note: notes.join('\n') } : {}
}

/**
 * Finds people and companies: by an address all that is about it, at once; otherwise what has words that begin like
 * each of the typed ones. Throws a refusal if nothing can be searched for.
 */
export const search = async (
  { words, kind, limit = defaultPageSize }: InputOf<(typeof searchCommands)['search']>,
  searched: Searched,
): Promise<Page> => {
  const kinds = kind ? [kind] : foundKinds
  const exact = (await atAddress(words, searched)).filter(one => kinds.includes(one.kind))
  const { found, isCut } =
    exact.length > 0 ? { found: exact, isCut: false } : await byWords(words, kinds, searched)
  const items = found.toSorted(inOrder).slice(0, limit).map(rowOf)
  return { items, next: null, ...noteOn(found.length - items.length, isCut) }
}
