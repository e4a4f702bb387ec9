let hasLost = false

/**
 * Fetches files that are needed only now. Chromium remembers a file that failed for as long as the document lives: what
 * fails a second time, with a network, is left to a new document, and never resolves in this one.
 */
export const fetchOrReload = async <Fetched>(load: () => Promise<Fetched>): Promise<Fetched> => {
  try {
    return await load()
  } catch (error) {
    if (!hasLost || !navigator.onLine) {
      hasLost = true
      throw error
    }
    location.reload()
    return new Promise(() => undefined)
  }
}
