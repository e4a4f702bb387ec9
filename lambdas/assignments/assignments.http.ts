import { listAssignments } from '#shared/assignments/list-assignments.ts'
import { httpFunction } from '../platform/http/http-function.ts'
import { serve } from '../platform/http/serve.ts'
import { assignmentsOf, countsOf } from './assignments.store.ts'

export const handler = httpFunction([
  serve(listAssignments, async ({ query, caller }) => {
    const [page, counts] = await Promise.all([assignmentsOf(caller, query), countsOf(caller)])
    return { ...page, counts }
  }),
])
