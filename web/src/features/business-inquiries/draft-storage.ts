const prefix = 'inquiry-draft'

/**
 * The places of drafts in a storage. Apart from how they are read, because every view of a business removes those of
 * others, and few read one.
 */
export const createDraftStorage = (storage: () => Storage) => {
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
    attempt,
    keyOf: (userId: string, of: string): string => `${prefix} ${userId} ${of}`,
    /** Removes the drafts of other users in this tab, or all if nobody is signed in. */
    forgetAllBut: (userId: string | undefined): void =>
      forgetWhere(key => !userId || !key.startsWith(`${prefix} ${userId} `)),
  }
}

export const draftStorage = createDraftStorage(() => sessionStorage)
