import type { Browser } from 'playwright-core'
import { openPhone, throttlePage } from './browser.ts'
import { type Traffic, watchTraffic } from './wire.ts'

/** Times in milliseconds since the navigation. */
export type PageLoad = Traffic & { lcp: number; blocking: number; cls: number }

type Seen = { lcp: number; cls: number; tasks: { start: number; duration: number }[] }
type Watched = typeof globalThis & { seen: Seen }

/** Runs in the page, before its own scripts. */
const watch = () => {
  const seen: Seen = { lcp: 0, cls: 0, tasks: [] }
  Object.assign(globalThis, { seen })
  const observe = <Entry>(type: string, each: (entry: PerformanceEntry & Entry) => void) =>
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) each(entry as PerformanceEntry & Entry)
    }).observe({ type, buffered: true })
  observe('largest-contentful-paint', entry => {
    seen.lcp = entry.startTime
  })
  observe<{ value: number; hadRecentInput: boolean }>('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.cls += value
  })
  observe('longtask', ({ startTime, duration }) => {
    seen.tasks.push({ start: startTime, duration })
  })
}

/** Blocking time is what tasks after the first paint took beyond 50 ms each (web.dev, "TBT"). */
const sum = () => {
  const { lcp, cls, tasks } = (globalThis as Watched).seen
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
  const after = tasks.filter(({ start, duration }) => start + duration > painted)
  return { lcp, cls, blocking: after.reduce((total, { duration }) => total + duration - 50, 0) }
}

/** Loads a page with an empty cache on a slow phone and observes it for this long after its `load`. */
export const loadPage = async (browser: Browser, url: string, watchedMs: number): Promise<PageLoad> => {
  const context = await openPhone(browser)
  try {
    await context.addInitScript(watch)
    const page = await context.newPage()
    const wire = watchTraffic(await throttlePage(page))
    await page.goto(url)
    await page.waitForTimeout(watchedMs)
    return { ...wire, ...(await page.evaluate(sum)) }
  } finally {
    await context.close()
  }
}
