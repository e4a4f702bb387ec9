import { clock } from '#shared/contract/clock.ts'
import { endWatchMails, endWatchMailsAtOnce } from '#shared/watches/end-watch-mails.ts'
import { Failure } from '../platform/failure.ts'
import { httpFunction } from '../platform/http/http-function.ts'
import { serve } from '../platform/http/serve.ts'
import { endMails } from './change-watches.ts'
import { partnerOf } from './watch-links.ts'
import { watchesOf } from './watches.store.ts'

const endFor = async (partnerId: string | null): Promise<undefined> => {
  if (!partnerId) throw new Failure('not_found')
  const now = clock.now()
  await endMails({ watches: watchesOf(partnerId, now), now })
}

export const handler = httpFunction([
  serve(endWatchMails, async ({ body: { token } }) => endFor(await partnerOf('page', token))),
  serve(endWatchMailsAtOnce, async ({ params: { token } }) => endFor(await partnerOf('one-click', token))),
])
