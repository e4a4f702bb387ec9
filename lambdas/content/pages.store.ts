import { pageEntity } from '#shared/content/page.entity.ts'
import { pageFailureEntity } from '#shared/content/page-failure.entity.ts'
import { queryItems } from '../platform/table/query-items.ts'
import { ttlOf } from '../platform/table/retention.ts'
import { write, writeIf } from '../platform/table/write.ts'
import { putItem, putNew } from '../platform/table/write-items.ts'
import type { Rendering } from './render-pages.ts'

/** The records of all pages that were ever rendered again. */
export const findRendered = () => queryItems(pageEntity.list({}), pageEntity.item)

/** Notes which content a page shows now. */
export const notePage =
  (at: string): Rendering['note'] =>
  page =>
    write(putItem({ ...pageEntity.key({ address: page.address }), ...page, renderedAt: at }))

/** Stores that a page did not render, from which the operators get a mail; once for the same content of the page. */
export const reportFailure =
  (at: string): Rendering['reportFailure'] =>
  async ({ id, address, error }) => {
    const failure = { id, address, error, createdAt: at, ttl: ttlOf(pageFailureEntity) }
    await writeIf(putNew({ ...pageFailureEntity.key({ id }), ...failure }))
  }
