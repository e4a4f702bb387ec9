import { readFit as fitEndpoint } from '#shared/open-assignments/read-fit.ts'
import { httpFunction } from '../platform/http/http-function.ts'
import { serve } from '../platform/http/serve.ts'
import { comparedFor } from '../platform/partners/fit.store.ts'
import { readFit } from '../platform/partners/read-fit.ts'

/** A function of its own: the list of assignments starts without the lexicon. */
export const handler = httpFunction([
  serve(fitEndpoint, ({ params: { id }, caller }) => readFit(comparedFor(id, caller))),
])
