import * as z from 'zod/mini'
import { createDraftStorage } from './draft-storage.ts'
import { areSame, noTypedFacts, typedFacts } from './typed-facts.ts'

const draft = z.object({
  description: z.string(),
  facts: z.catch(typedFacts, noTypedFacts),
  files: z.array(z.object({ id: z.string(), fileName: z.string(), size: z.number() })),
  /** Of an edit: the version that it began from. */
  version: z.optional(z.int()),
})

/**
 * The draft of a business, with the files that the server has accepted: of a new inquiry under its service, of an edit
 * under the id of the inquiry.
 */
export type Draft = z.infer<typeof draft>

const none: Draft = { description: '', facts: noTypedFacts, files: [] }

const parse = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/**
 * Creates drafts in a storage that ends with the tab: they survive closing the dialog, a reload and an expired
 * session, and only their author can read them. A browser that forbids storage keeps none.
 */
export const createDrafts = (storage: () => Storage) => {
  const { attempt, keyOf, forgetAllBut } = createDraftStorage(storage)
  return {
    forgetAllBut,
    read: (userId: string, of: string): Draft => {
      const kept = draft.safeParse(parse(attempt(kept => kept.getItem(keyOf(userId, of))) ?? null))
      return kept.success ? kept.data : none
    },
    keep: (userId: string, of: string, typed: Draft): void => {
      const key = keyOf(userId, of)
      const isEmpty =
        typed.description === '' && typed.files.length === 0 && areSame(typed.facts, noTypedFacts)
      attempt(kept => (isEmpty ? kept.removeItem(key) : kept.setItem(key, JSON.stringify(typed))))
    },
  }
}

export const drafts = createDrafts(() => sessionStorage)
