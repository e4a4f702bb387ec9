import { sessionMark } from './sessions-mark.ts'

const prefix = 'draft:'

/** This tab's storage, or nothing where the browser forbids it. */
const tabStorage = (): Storage | undefined => {
  try {
    return globalThis.sessionStorage
  } catch {
    return undefined
  }
}

/**
 * What somebody has typed in a form, for this tab only: it outlives a reload and an expired session, and goes when
 * it is sent or when they sign out. What is read may be of an older build: the form has to parse it.
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
        // A full storage keeps no draft; the form itself still has what was typed.
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
