import { sessionMark } from './sessions-mark.ts'

const prefix = 'draft:'

/** Returns this tab's storage, or nothing if the browser forbids it. */
const tabStorage = (): Storage | undefined => {
  try {
    return globalThis.sessionStorage
  } catch {
    return undefined
  }
}

/**
 * Creates the draft of a form, for this tab only. It survives a reload and an expired session, and is removed when
 * the form is sent or on sign-out. A stored draft may come from an older build, so the form has to parse it.
 */
export const draftOf = (form: string, userId: string) => {
  const key = `${prefix}${form}:${userId}`
  return {
    read: (): unknown => {
      try {
        return JSON.parse(tabStorage()?.getItem(key) ?? 'null')
      } catch {
        return null
      }
    },
    keep: (typed: unknown): void => {
      try {
        tabStorage()?.setItem(key, JSON.stringify(typed))
      } catch {
        // If the storage is full no draft is kept; the form still has what was typed.
      }
    },
    clear: (): void => tabStorage()?.removeItem(key),
  }
}

sessionMark.subscribe(event => {
  if (event !== 'signed_out') return
  const storage = tabStorage()
  for (const key of Object.keys(storage ?? {})) if (key.startsWith(prefix)) storage?.removeItem(key)
})
