import { afterEach, describe, expect, it, vi } from 'vitest'
import { touchOf } from '#web/src/features/analytics/page.ts'
import { previous } from '#web/src/features/analytics/tab-history.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const at = (address: string, referrer: string) => {
  vi.stubGlobal('location', new URL(address))
  vi.stubGlobal('document', { referrer })
}

/** The tab's own history: pages of the site in their order, each with its referrer; the last is the one shown. */
const inTab = (...pages: readonly (readonly [address: string, referrer: string])[]) => {
  const [address, referrer] = pages.at(-1) as readonly [string, string]
  at(address, referrer)
  const entries = pages.map(([url, state]) => ({ url, getState: () => state }))
  vi.stubGlobal('navigation', { entries: () => entries, currentEntry: { index: pages.length - 1 } })
}

describe('what led to the site', () => {
  const landing = 'https://site.example/?utm_source=mail'
  const search = 'https://search.example/find?q=1'

  it('is what led to the first page, when consent is given on a later one', () => {
    inTab([landing, search], ['https://site.example/about', landing], ['https://site.example/pricing', ''])
    expect(touchOf(true)).toMatchObject({ utm_source: 'mail', referrer: 'https://search.example/find' })
  })

  it('comes from the page with the link, if that opens a new tab', () => {
    inTab(['https://site.example/about', landing])
    expect(touchOf(true)).toMatchObject({ utm_source: 'mail', referrer: null })
    expect(previous()?.address).toBe(landing)
  })

  it('is the page that is shown, in a browser without the tab’s history', () => {
    at(landing, search)
    expect(touchOf(true)).toMatchObject({ utm_source: 'mail', referrer: 'https://search.example/find' })
    expect(previous()).toBeUndefined()
  })
})
