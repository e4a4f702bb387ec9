import { randomUUID } from 'node:crypto'
import { clock } from '#shared/contract/clock.ts'
import { bookMeeting } from '#shared/meetings/book-meeting.ts'
import { listSlots } from '#shared/meetings/list-slots.ts'
import { environment } from '../platform/env/environment.ts'
import { httpFunction } from '../platform/http/http-function.ts'
import { serve } from '../platform/http/serve.ts'
import { serveOnce } from '../platform/http/serve-once.ts'
import { guardForm } from '../platform/limits/guard-form.ts'
import * as booking from './book-meeting.ts'
import { bookings } from './meetings.store.ts'
import { openSlots } from './open-slots.ts'
import { takenSeats } from './seats.store.ts'

const perHour = { address: 5, network: 30 }
/** Fewer than the slots of a day, so that nobody can book them all with made-up addresses, and enough for an office. */
const perDay = 10

/** How many meetings can be held at the same time. */
const capacity = () => Number(environment('MEETING_CAPACITY'))

export const handler = httpFunction([
  serve(listSlots, ({ query }) =>
    openSlots(query, { seats: takenSeats(capacity()), capacity: capacity(), now: clock.now() }),
  ),
  serveOnce(bookMeeting, {
    guard: ({ body: { email, proof }, clientAddress, attemptId }) =>
      guardForm({ form: 'meeting', perHour, perDay, email, clientAddress, proof, attemptId }),
    handle: ({ body }, receipt) => {
      const meetings = bookings(receipt, capacity())
      return booking.bookMeeting(body, { meetings, id: randomUUID(), now: clock.now() })
    },
  }),
])
