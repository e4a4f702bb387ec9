import { entities } from '#shared/entities.ts'
import { noOwner } from '#shared/operator/audit.entity.ts'
import type { SystemFunction } from './function.ts'
import { itemsOf, only } from './leading-keys.ts'

const { audit, contentEntry, contentVersion, page, pageFailure, price, renderRequest } = entities

/** What the website states, as operators change it, and the rendering of the pages that show it. */
export const contentFunctions = {
  content: {
    entry: 'lambdas/content/content.command.ts',
    grants: [
      { on: 'table', allow: ['GetItem', 'PutItem', 'Query'], leadingKeys: itemsOf(contentEntry) },
      { on: 'table', allow: ['GetItem', 'PutItem', 'Query'], leadingKeys: itemsOf(contentVersion) },
      { on: 'table', allow: ['Query'], leadingKeys: itemsOf(page, price) },
      { on: 'table', allow: ['PutItem'], leadingKeys: itemsOf(only(audit, { owner: noOwner })) },
    ],
    environment: { TABLE_NAME: 'table name', RENDERER_FOLDER: 'renderer folder' },
    memoryMegabytes: 1024,
    // A preview may render every page twice.
    timeoutSeconds: 60,
    errorImpact: 'Operators cannot see or change what the website states.',
  },
  pages: {
    entry: 'lambdas/content/pages.queue.ts',
    grants: [
      { on: 'table', allow: ['PutItem', 'Query'], leadingKeys: itemsOf(renderRequest) },
      { on: 'table', allow: ['PutItem', 'DeleteItem', 'Query'], leadingKeys: itemsOf(page) },
      { on: 'table', allow: ['Query'], leadingKeys: itemsOf(price) },
      { on: 'table', allow: ['PutItem'], leadingKeys: itemsOf(pageFailure) },
      { on: 'bucket', bucket: 'site', allow: ['PutObject'], prefixes: [''], suffix: '.html' },
      { on: 'distribution', allow: ['CreateInvalidation'] },
    ],
    environment: {
      TABLE_NAME: 'table name',
      RENDERER_FOLDER: 'renderer folder',
      SITE_BUCKET: 'site bucket name',
      DISTRIBUTION_ID: 'distribution id',
    },
    memoryMegabytes: 1024,
    // What is on every page takes some seconds; it may have to wait for its turn as long.
    timeoutSeconds: 60,
    errorImpact: 'Pages state an earlier figure than the one that an operator has set.',
  },
} as const satisfies Record<string, SystemFunction>
