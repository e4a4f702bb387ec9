import { entities } from '#shared/entities.ts'
import type { SystemFunction } from './function.ts'
import { itemsOf } from './leading-keys.ts'

const { agreement, creditOrder, invoice, person, selfBill, series, taxedUse } = entities

/** What makes papers: a function of its own, so that no other carries the library and the fonts that it takes. */
export const paperFunctions = {
  documents: {
    entry: 'lambdas/documents/documents.queue.ts',
    grants: [
      { on: 'table', allow: ['Query'], leadingKeys: itemsOf(agreement) },
      { on: 'table', allow: ['GetItem', 'UpdateItem'], leadingKeys: itemsOf(creditOrder, series) },
      { on: 'table', allow: ['GetItem', 'PutItem', 'UpdateItem'], leadingKeys: itemsOf(invoice) },
      { on: 'table', allow: ['GetItem', 'Query', 'UpdateItem'], leadingKeys: itemsOf(taxedUse) },
      { on: 'table', allow: ['PutItem'], leadingKeys: itemsOf(person) },
      { on: 'table', allow: ['GetItem'], leadingKeys: itemsOf(selfBill) },
      {
        on: 'bucket',
        bucket: 'papers',
        allow: ['PutObject'],
        prefixes: ['agreements/', 'invoices/', 'self-bills/'],
      },
    ],
    environment: {
      TABLE_NAME: 'table name',
      PAPERS_BUCKET: 'papers bucket name',
      SITE_ORIGIN: 'site origin',
    },
    memoryMegabytes: 1024,
    timeoutSeconds: 60,
    errorImpact:
      'Signed agreements, invoices and self-bills cannot be downloaded; what is used with its VAT is not invoiced, and cancelled orders that were invoiced get no credit notes.',
  },
} as const satisfies Record<string, SystemFunction>
