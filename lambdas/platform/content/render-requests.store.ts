import { randomUUID } from 'node:crypto'
import { renderRequestEntity } from '#shared/content/render-request.entity.ts'
import { putItem, type Write } from '../table/write-items.ts'

/** The write that makes the stream render every page that is out of date. */
export const renderRequest = (at: string): Write =>
  putItem({ ...renderRequestEntity.key({}), id: randomUUID(), at })
