import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { fileOf } from '#infra/system/site.ts'
import type { SiteManifest } from '#web/site-manifest.ts'
import type { ReportLine } from '../measure/report.ts'
import { type Bar, cellOf, isBroken, lineOf } from './bars.ts'
import { measureFirstTouch } from './first-touch.ts'
import { inlineScriptBytes } from './limit-page.ts'
import { loadInTurn } from './loads.ts'

export const loadsOfEach = 7
const servicePages = 3

const htmlOf = (site: string, page: string) => readFileSync(join(site, fileOf(page)), 'utf8')

/**
 * The Swedish pages besides the landing page that are whole before they have loaded the app; of the service pages the
 * longest.
 */
const measuredPages = (site: string): string[] => {
  const { pages } = JSON.parse(readFileSync(join(site, 'site.json'), 'utf8')) as SiteManifest
  const swedish = pages.filter(
    page => page !== '/' && !/^\/en(\/|$)/.test(page) && !htmlOf(site, page).includes(' data-now=""'),
  )
  const isService = (page: string) => page.startsWith('/services/')
  const longest = swedish
    .filter(isService)
    .toSorted((one, other) => htmlOf(site, other).length - htmlOf(site, one).length)
  return [...swedish.filter(page => !isService(page)), ...longest.slice(0, servicePages)]
}

const measurePage = async (browser: Browser, site: string, origin: string, page: string): Promise<Bar[]> => {
  const load = await loadInTurn(browser, origin, page, loadsOfEach)
  const touch = await measureFirstTouch(browser, origin + page)
  return [
    { name: 'JS before', unit: 'KB', ours: inlineScriptBytes(htmlOf(site, page)), atMost: 1 },
    { name: 'files', unit: '', ours: load('scripts').ours, atMost: 0 },
    { name: 'JS on touch', unit: 'KB', ours: touch.scriptBytes, atMost: 100 },
    { name: 'total', unit: 'KB', ...load('bytes'), timesLimit: 1.15, atMost: 60 },
    { name: 'requests', unit: '', ...load('requests'), atMost: 3 },
    { name: 'LCP', unit: 'ms', ...load('lcp'), timesLimit: 1.1 },
    { name: 'blocking', unit: 'ms', ...load('blocking'), atMost: 10 },
    { name: 'CLS', unit: '', ...load('cls'), atMost: 0 },
  ]
}

type PagesTable = {
  headings: readonly string[]
  rows: readonly (readonly string[])[]
  lines: readonly ReportLine[]
  isBroken: boolean
}

/** Measures each of the other public pages next to itself without scripts. */
export const measurePages = async (browser: Browser, site: string, origin: string): Promise<PagesTable> => {
  const measured: { page: string; bars: Bar[] }[] = []
  for (const page of measuredPages(site))
    measured.push({ page, bars: await measurePage(browser, site, origin, page) })
  const [first = { page: '', bars: [] }] = measured
  return {
    headings: ['page', ...first.bars.map(({ name }) => name), ''],
    rows: measured.map(({ page, bars }) => {
      const broken = bars.filter(isBroken).map(({ name }) => name)
      return [page, ...bars.map(cellOf), broken.length ? `NOT OK: ${broken.join(', ')}` : 'ok']
    }),
    lines: measured.flatMap(({ page, bars }) =>
      bars.map(bar => ({ ...lineOf(bar), what: `${page}: ${bar.name}` })),
    ),
    isBroken: measured.length === 0 || measured.some(({ bars }) => bars.some(isBroken)),
  }
}
