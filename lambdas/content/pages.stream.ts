import { clock } from '#shared/contract/clock.ts'
import { findContent } from '../platform/content/content.store.ts'
import { renderRequest } from '../platform/content/render-requests.store.ts'
import { logger } from '../platform/logging/logger.ts'
import { write } from '../platform/table/write.ts'
import { findRendered, notePage, reportFailure } from './pages.store.ts'
import { renderPages } from './render-pages.ts'
import { siteRenderer } from './renderer.store.ts'
import { publishPage, refreshPages } from './site.store.ts'

/**
 * Renders the pages that are out of date whenever content changes. After a deployment it is invoked without records, and
 * only asks the stream to invoke it again: the stream delivers in order, so that no two invocations render at a time.
 */
export const handler = async (event: { Records?: unknown }): Promise<{ rendered: number }> => {
  const at = new Date(clock.now()).toISOString()
  if (!event.Records) {
    await write(renderRequest(at))
    return { rendered: 0 }
  }
  const rendered = await renderPages({
    renderer: await siteRenderer(),
    findContent: () => findContent({ consistent: true }),
    findRendered,
    publish: publishPage,
    refresh: refreshPages,
    note: notePage(at),
    reportFailure: reportFailure(at),
    log: logger,
  })
  return { rendered: rendered.length }
}
