/** What this browser keeps under a key. */
export const stored = (key: string): string | null | undefined => {
  try {
    return localStorage.getItem(key)
  } catch {
    // A browser that forbids storage has nothing in it.
  }
}

/** Keeps a text, or without one drops what was kept; does without where the browser forbids storage. */
export const store = (key: string, text?: string): void => {
  try {
    if (text) localStorage.setItem(key, text)
    else localStorage.removeItem(key)
  } catch {
    // What is not kept is asked for again; nothing else depends on it.
  }
}
