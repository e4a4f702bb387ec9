/** A page of ours in this tab, with its referrer. */
type Visited = { address: string; referrer: string }

export const isOwn = (referrer: string): boolean => referrer.startsWith(`${location.origin}/`)

/** Our consecutive pages in this tab; a browser without the Navigation API knows only this page. */
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

/** The first page of the visit. */
export const landing = (): Visited => visited().entries[0] as Visited

/** The previous page, if it is one of ours. */
export const previous = (): Visited | undefined => {
  const { index, entries } = visited()
  if (index > 0) return entries[index - 1]
  return isOwn(document.referrer) ? { address: document.referrer, referrer: '' } : undefined
}
