import { listFindings as findingsEndpoint } from '#shared/watches/findings.ts'
import { httpFunction } from '../platform/http/http-function.ts'
import { serve } from '../platform/http/serve.ts'
import { rowsOf } from '../platform/partners/rows.store.ts'
import { listFindings } from './list-findings.ts'
import { findPublished } from './matches.store.ts'
import { findList } from './watches.store.ts'

/** A function of its own: watches are saved and listed without the lexicon. */
export const handler = httpFunction([
  serve(findingsEndpoint, ({ caller }) =>
    listFindings({
      watches: async () => (await findList(caller))?.watches ?? [],
      published: findPublished,
      rows: () => rowsOf(caller),
    }),
  ),
])
