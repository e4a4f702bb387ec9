/** A page of ours in this tab, with what led to it. */
type Visited = { address: string; referrer: string }

export const isOwn = (referrer: string): boolean => referrer.startsWith(`${location.origin}/`)

/** The tab's own list of the pages of ours that follow each other; a browser without one knows this page only. */
const visited = (): { index: number; entries: readonly Visited[] } => {
  const { navigation } = globalThis
  const here = { address: location.href, referrer: document.referrer }
  const index = navigation?.currentEntry?.index ?? 0
  const earlier = (navigation?.entries() ?? []).slice(0, index).map(entry => {
    // Written before the page was left (web/src/before/consent.ts).
    const state: unknown = entry.getState()
    return { address: entry.url ?? location.href, referrer: typeof state === 'string' ? state : '' }
  })
  return { index, entries: [...earlier, here] }
}

/** The page that the visit began with. */
export const landing = (): Visited => visited().entries[0] as Visited

/** The page before this one, if it is one of ours. */
export const previous = (): Visited | undefined => {
  const { index, entries } = visited()
  if (index > 0) return entries[index - 1]
  return isOwn(document.referrer) ? { address: document.referrer, referrer: '' } : undefined
}
