/** What this browser keeps under a key. */
export const stored = (key: string): string | null | undefined => {
  try {
    return localStorage.getItem(key)
  } catch {
    // A browser that forbids storage has nothing in it.
  }
}

/** Keeps a text, or does without where the browser forbids storage. */
export const store = (key: string, text: string): void => {
  try {
    localStorage.setItem(key, text)
  } catch {
    // What is not kept is asked for again; nothing else depends on it.
  }
}
