import { clock } from '#shared/contract/clock.ts'
import { cancelMeeting, confirmMeeting, moveMeeting, readMeeting } from '#shared/meetings/follow-link.ts'
import type { Agenda } from '#shared/meetings/slots.ts'
import { environment } from '../platform/env/environment.ts'
import { Failure } from '../platform/failure.ts'
import { httpFunction } from '../platform/http/http-function.ts'
import { serve } from '../platform/http/serve.ts'
import { countInDay } from '../platform/limits/limits.ts'
import { keyedHash } from '../platform/secrets/keyed-hash.ts'
import { closedTimes } from './closures.store.ts'
import * as link from './follow-link.ts'
import { linkedMeetings } from './meeting-changes.store.ts'
import { meetingIdOf } from './meeting-links.ts'

/** Each move mails up to eleven people. */
const movesPerDay = 5

const follow = async ({ token }: { token: string }): Promise<link.Followed> => {
  const now = clock.now()
  const meetings = linkedMeetings(new Date(now).toISOString(), Number(environment('MEETING_CAPACITY')))
  return { id: await meetingIdOf(token), meetings, now }
}

/** Counts a move of a meeting; throws `rate_limited` if it was moved too often today. */
const countMove = async (id: string | null): Promise<void> => {
  const limit = { form: 'meeting_move', kind: 'caller-day', max: movesPerDay } as const
  const { exceeded, retryAfter } = await countInDay(limit, await keyedHash('caller', String(id)))
  if (exceeded) throw new Failure('rate_limited', { retryAfter })
}

const readAgenda = async ({ now }: link.Followed): Promise<Agenda> => ({
  now,
  closures: await closedTimes(),
})

export const handler = httpFunction([
  serve(readMeeting, async ({ body }) => link.readMeeting(await follow(body))),
  serve(confirmMeeting, async ({ body }) => link.confirmMeeting(await follow(body))),
  serve(cancelMeeting, async ({ body }) => link.cancelByLink(body, await follow(body))),
  serve(moveMeeting, async ({ body: { token, ...move } }) => {
    const followed = await follow({ token })
    return link.moveByLink(move, followed, {
      agenda: readAgenda(followed),
      count: () => countMove(followed.id),
    })
  }),
])
