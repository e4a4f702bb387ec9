import * as z from 'zod/mini'
import type { InquiredService } from '#shared/business-inquiries/inquiry.ts'

const draft = z.object({
  description: z.string(),
  files: z.array(z.object({ id: z.string(), fileName: z.string(), size: z.number() })),
})

/** The draft of a business for a service, with the files that the server has accepted. */
export type Draft = z.infer<typeof draft>

const prefix = 'inquiry-draft'
const keyOf = (userId: string, service: InquiredService) => `${prefix} ${userId} ${service}`

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
  const attempt = <Result>(work: (storage: Storage) => Result): Result | undefined => {
    try {
      return work(storage())
    } catch {
      // The draft is not kept then; nothing else depends on it.
      return undefined
    }
  }
  const forgetWhere = (forgotten: (key: string) => boolean) =>
    attempt(kept => {
      for (const key of Object.keys(kept)) if (key.startsWith(prefix) && forgotten(key)) kept.removeItem(key)
    })
  return {
    read: (userId: string, service: InquiredService): Draft => {
      const kept = draft.safeParse(parse(attempt(kept => kept.getItem(keyOf(userId, service))) ?? null))
      return kept.success ? kept.data : { description: '', files: [] }
    },
    keep: (userId: string, service: InquiredService, { description, files }: Draft): void => {
      const key = keyOf(userId, service)
      const isEmpty = description === '' && files.length === 0
      attempt(kept =>
        isEmpty ? kept.removeItem(key) : kept.setItem(key, JSON.stringify({ description, files })),
      )
    },
    /** Removes the drafts of other users in this tab, or all if nobody is signed in. */
    forgetAllBut: (userId: string | undefined): void =>
      forgetWhere(key => !userId || !key.startsWith(`${prefix} ${userId} `)),
  }
}

export const drafts = createDrafts(() => sessionStorage)
