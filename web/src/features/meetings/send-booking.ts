import type * as z from 'zod/mini'
import { bookMeeting } from '#shared/meetings/book-meeting.ts'
import { call } from '#web/src/platform/api.ts'
import { formSender } from '#web/src/platform/send-form.ts'

type Booking = Omit<z.input<(typeof bookMeeting)['body']>, 'proof'>

/**
 * Books the meeting, as one submission over all attempts. Throws ApiError; `meeting_slot_taken` if somebody else was
 * faster.
 */
export const sendBooking = formSender('meeting', (body: Booking, options) =>
  call(bookMeeting, { body }, options),
)
