import type { Browser } from 'playwright-core'
import { median } from '../measure/median.ts'
import { loadPage, type PageLoad } from './page-load.ts'
import { limitPageUrl } from './site-server.ts'

/** Long enough for the cookie banner, which could shift the page or be its largest paint. */
const untilBanner = 2_500
/** A page without scripts does not change after its load. */
const untilPainted = 500

/** Loads a page and its limit page in turn, this many times each; returns the medians of all measurements of both. */
export const loadInTurn = async (browser: Browser, origin: string, page: string, times: number) => {
  const seen: { ours: PageLoad[]; limit: PageLoad[] } = { ours: [], limit: [] }
  for (let run = 0; run < times; run++) {
    seen.ours.push(await loadPage(browser, origin + page, untilBanner))
    seen.limit.push(await loadPage(browser, origin + limitPageUrl(page), untilPainted))
  }
  return (measure: keyof PageLoad) => ({
    ours: median(seen.ours.map(load => load[measure])),
    limit: median(seen.limit.map(load => load[measure])),
  })
}
