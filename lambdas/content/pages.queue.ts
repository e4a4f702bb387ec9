import type { SQSBatchResponse } from 'aws-lambda'
import { clock } from '#shared/contract/clock.ts'
import { findContent } from '../platform/content/content.store.ts'
import { renderRequest } from '../platform/content/render-requests.store.ts'
import { logger } from '../platform/logging/logger.ts'
import { write } from '../platform/table/write.ts'
import { inTurn } from './lease.store.ts'
import { findRendered, notePage, reportFailure } from './pages.store.ts'
import { renderPages } from './render-pages.ts'
import { siteRenderer } from './renderer.store.ts'
import { publishPage, refreshPages } from './site.store.ts'

const render = async (at: string): Promise<void> => {
  const renderer = await siteRenderer()
  await inTurn(renew =>
    renderPages({
      renderer,
      findContent: () => findContent({ consistent: true }),
      findRendered,
      publish: async (address, html) => {
        await renew()
        await publishPage(address, html)
      },
      refresh: refreshPages,
      note: notePage(at),
      reportFailure: reportFailure(at),
      log: logger,
    }),
  )
}

/**
 * Renders the pages that are out of date, whatever the messages say. After a deployment it is invoked without messages,
 * and asks for itself through the stream, which tries again if rendering fails.
 */
export const handler = async (event: { Records?: unknown }): Promise<SQSBatchResponse> => {
  const at = new Date(clock.now()).toISOString()
  if (event.Records) await render(at)
  else await write(renderRequest(at))
  return { batchItemFailures: [] }
}
