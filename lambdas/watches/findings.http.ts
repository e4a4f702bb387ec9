import { listFindings as findingsEndpoint } from '#shared/watches/findings.ts'
import { httpFunction } from '../platform/http/http-function.ts'
import { serve } from '../platform/http/serve.ts'
import { listFindings } from './list-findings.ts'
import { findPublished, readRows } from './matches.store.ts'
import { findList } from './watches.store.ts'

/** A function of its own: watches are saved and listed without the lexicon. */
export const handler = httpFunction([
  serve(findingsEndpoint, ({ caller }) =>
    listFindings({
      watches: async () => (await findList(caller))?.watches ?? [],
      published: findPublished,
      rows: () => readRows(caller),
    }),
  ),
])
