/** Reads a value of the browser's storage. */
export const stored = (key: string): string | null | undefined => {
  try {
    return localStorage.getItem(key)
  } catch {
    // Storage is forbidden, so it is empty.
  }
}

/** Stores a text, or removes the stored one if there is none. Does nothing if the browser forbids storage. */
export const store = (key: string, text?: string): void => {
  try {
    if (text) localStorage.setItem(key, text)
    else localStorage.removeItem(key)
  } catch {
    // A value that could not be stored is asked for again; nothing else depends on it.
  }
}
