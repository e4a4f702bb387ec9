let hasLost = false

/**
 * Fetches files on demand. Chromium remembers a failed module for the lifetime of the document: after a second
 * failure while online, the page is reloaded and the promise never resolves.
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
