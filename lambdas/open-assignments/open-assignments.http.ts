import { clock } from '#shared/contract/clock.ts'
import {
  apply as applyEndpoint,
  listApplications,
  readApplication as readEndpoint,
  saveApplicationWords,
  withdraw,
} from '#shared/open-assignments/applications.ts'
import { listOpenAssignments as listEndpoint } from '#shared/open-assignments/list-open-assignments.ts'
import { httpFunction } from '../platform/http/http-function.ts'
import { serve } from '../platform/http/serve.ts'
import { serveChange } from '../platform/http/serve-change.ts'
import { readApplication, wordedApplication } from './application-words.store.ts'
import { applicationPage, applicationsOf, withdrawals } from './applications.store.ts'
import { apply } from './apply.ts'
import { listOpenAssignments } from './list-open-assignments.ts'
import { openAssignments } from './open-assignments.store.ts'
import { saveWords } from './save-words.ts'
import { withdrawApplication } from './withdraw.ts'

export const handler = httpFunction([
  serve(listEndpoint, ({ query: { skill, ...page }, caller }) =>
    listOpenAssignments(skill, openAssignments(caller, page)),
  ),
  serveChange(applyEndpoint, ({ params: { id }, caller }) =>
    apply(id, { applications: applicationsOf(caller), now: new Date(clock.now()).toISOString() }),
  ),
  serveChange(withdraw, async ({ params: { id }, caller }) => {
    await withdrawApplication(withdrawals(id, caller, new Date(clock.now()).toISOString()))
    return undefined
  }),
  serve(readEndpoint, ({ params: { id }, caller }) => readApplication(id, caller)),
  serveChange(saveApplicationWords, ({ params: { id }, body, caller }) =>
    saveWords(body, wordedApplication(id, caller)),
  ),
  serve(listApplications, ({ query, caller }) => applicationPage(caller, query)),
])
