import { randomUUID } from 'node:crypto'
import { clock } from '#shared/contract/clock.ts'
import { bookMeeting } from '#shared/meetings/book-meeting.ts'
import { listClosures } from '#shared/meetings/list-closures.ts'
import { listSlots } from '#shared/meetings/list-slots.ts'
import type { Agenda } from '#shared/meetings/slots.ts'
import { environment } from '../platform/env/environment.ts'
import { httpFunction } from '../platform/http/http-function.ts'
import { serve } from '../platform/http/serve.ts'
import { serveOnce } from '../platform/http/serve-once.ts'
import { guardForm } from '../platform/limits/guard-form.ts'
import * as booking from './book-meeting.ts'
import { closedTimes } from './closures.store.ts'
import { bookings } from './meetings.store.ts'
import { openSlots } from './open-slots.ts'
import { takenSeats } from './seats.store.ts'
import { videoLinkFor } from './video-link.ts'

const perHour = { address: 5, network: 30 }
/** Fewer than the slots of a day, so that nobody can book them all with made-up addresses, and enough for an office. */
const perDay = 10

/** How many meetings can be held at the same time. */
const capacity = () => Number(environment('MEETING_CAPACITY'))

const readAgenda = async (): Promise<Agenda> => ({ now: clock.now(), closures: await closedTimes() })

export const handler = httpFunction([
  serve(listClosures, async () => ({ closures: await closedTimes() })),
  serve(listSlots, async ({ query }) =>
    openSlots(query, {
      seats: takenSeats(capacity()),
      capacity: capacity(),
      agenda: await readAgenda(),
    }),
  ),
  serveOnce(bookMeeting, {
    guard: ({ body: { email, proof }, clientAddress, attemptId }) =>
      guardForm({ form: 'meeting', perHour, perDay, email, clientAddress, proof, attemptId }),
    find: readAgenda,
    handle: async ({ body }, receipt, agenda) => {
      const id = randomUUID()
      const videoLink = await videoLinkFor(id, environment('MEETING_ROOM'))
      return booking.bookMeeting(body, { meetings: bookings(receipt, capacity()), id, agenda, videoLink })
    },
  }),
])
