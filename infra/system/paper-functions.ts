import { entities } from '#shared/entities.ts'
import type { SystemFunction } from './function.ts'
import { itemsOf } from './leading-keys.ts'

/** What makes papers: a function of its own, so that no other carries the library and the fonts that it takes. */
export const paperFunctions = {
  documents: {
    entry: 'lambdas/documents/documents.queue.ts',
    grants: [
      { on: 'table', allow: ['Query'], leadingKeys: itemsOf(entities.agreement) },
      { on: 'bucket', bucket: 'papers', allow: ['PutObject'], prefixes: ['agreements/'] },
    ],
    environment: {
      TABLE_NAME: 'table name',
      PAPERS_BUCKET: 'papers bucket name',
      SITE_ORIGIN: 'site origin',
    },
    memoryMegabytes: 1024,
    timeoutSeconds: 60,
    errorImpact: 'Signed agreements cannot be downloaded as PDF; their pages say the same.',
  },
} as const satisfies Record<string, SystemFunction>
