import { clock } from '#shared/contract/clock.ts'
import {
  listWatches,
  removeWatch as removeEndpoint,
  saveWatch as saveEndpoint,
  setWatchMails,
} from '#shared/watches/watches.ts'
import { httpFunction } from '../platform/http/http-function.ts'
import { serve } from '../platform/http/serve.ts'
import { serveChange } from '../platform/http/serve-change.ts'
import { removeWatch, saveWatch, setMails, viewOf } from './change-watches.ts'
import { findList, watchesOf } from './watches.store.ts'

const contextOf = (caller: string) => {
  const now = clock.now()
  return { watches: watchesOf(caller, now), now }
}

export const handler = httpFunction([
  serve(listWatches, async ({ caller }) => viewOf(await findList(caller))),
  serveChange(saveEndpoint, ({ params: { id }, body, caller }) => saveWatch(id, body, contextOf(caller))),
  serveChange(removeEndpoint, ({ params: { id }, caller }) => removeWatch(id, contextOf(caller))),
  serveChange(setWatchMails, ({ body: { mails }, caller }) => setMails(mails, contextOf(caller))),
])
