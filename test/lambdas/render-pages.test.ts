import { describe, expect, it } from 'vitest'
import type { PageState } from '#lambdas/content/page-states.ts'
import { type Rendering, renderPages } from '#lambdas/content/render-pages.ts'
import type { ContentValues } from '#shared/content/read-content.ts'
import { everything } from '#shared/content/used-content.ts'

const standard = {
  '/': ['claims.notice', 'claims.engineers'],
  '/pricing': ['claims.notice', 'prices'],
  '/about': ['claims.engineers'],
  '/app': [everything],
}

/** A site in memory, with what happened to it in order. */
const createSite = (values: ContentValues) => {
  const records = new Map<string, PageState>()
  const failures = new Map<string, string>()
  const steps: string[] = []
  const site = { values, records, failures, steps, fails: new Set<string>(), diesAt: '' }
  const rendering: Rendering = {
    renderer: {
      build: 'build-1',
      standard,
      render: async (address, content) => {
        if (site.fails.has(address)) throw new TypeError('A badge without a name')
        return { html: JSON.stringify(content), used: standard[address as keyof typeof standard] }
      },
    },
    findContent: async () => site.values,
    findRendered: async () => [...records.values()],
    publish: async address => {
      steps.push(`publish ${address}`)
    },
    refresh: async addresses => {
      if (site.diesAt === 'refresh') throw new Error('killed')
      steps.push(`refresh ${addresses.join(' ')}`)
    },
    note: async page => {
      records.set(page.address, page)
    },
    reportFailure: async ({ id, address }) => {
      failures.set(id, address)
    },
    log: { info: () => undefined, error: () => undefined },
  }
  return { ...site, site, rendering }
}

const notice = (value: number) => ({ 'claims.notice': { value, shown: true } })

describe('when content changes', () => {
  it('exactly the pages that show it are rendered', async () => {
    const { rendering, steps } = createSite(notice(35))
    expect(await renderPages(rendering)).toEqual(['/', '/pricing', '/app'])
    expect(steps).toEqual(['publish /', 'publish /pricing', 'publish /app', 'refresh / /pricing /app'])
  })

  it('the same change twice renders once, and a return to the sources renders again', async () => {
    const { rendering, site } = createSite(notice(35))
    await renderPages(rendering)
    expect(await renderPages(rendering)).toEqual([])
    site.values = { 'claims.notice': { shown: true, value: 35 } }
    expect(await renderPages(rendering), 'the same fields in another order').toEqual([])
    site.values = {}
    expect(await renderPages(rendering)).toEqual(['/', '/pricing', '/app'])
  })

  it('a build of the site that brings its own pages is rendered again', async () => {
    const { rendering } = createSite(notice(35))
    await renderPages(rendering)
    const next = { ...rendering, renderer: { ...rendering.renderer, build: 'build-2' } }
    expect(await renderPages(next)).toEqual(['/', '/pricing', '/app'])
  })
})

describe('a page that does not render', () => {
  it('keeps its old version, is reported once, and holds up no other', async () => {
    const { rendering, site, steps, records, failures } = createSite(notice(35))
    site.fails.add('/')
    await expect(renderPages(rendering)).rejects.toThrow('Of 3 pages, 1 did not render')
    await expect(renderPages(rendering)).rejects.toThrow('Of 1 pages, 1 did not render')
    expect(steps).toEqual(['publish /pricing', 'publish /app', 'refresh /pricing /app'])
    expect([...failures.values()]).toEqual(['/'])
    expect(records.has('/')).toBe(false)
  })

  it('is rendered as soon as its content is corrected', async () => {
    const { rendering, site } = createSite(notice(35))
    site.fails.add('/')
    await renderPages(rendering).catch(() => undefined)
    site.fails.clear()
    site.values = notice(36)
    expect(await renderPages(rendering)).toEqual(['/', '/pricing', '/app'])
  })
})

it('a kill before visitors get the new pages does not count them as done', async () => {
  const { rendering, site, records } = createSite(notice(35))
  site.diesAt = 'refresh'
  await expect(renderPages(rendering)).rejects.toThrow('killed')
  expect(records.size).toBe(0)
  site.diesAt = ''
  expect(await renderPages(rendering)).toEqual(['/', '/pricing', '/app'])
})
