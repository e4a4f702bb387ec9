import { zodResolver } from '@hookform/resolvers/zod'
import type { ApiError } from '#web/src/platform/api-error.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { useSubmission } from '#web/src/ui/forms/use-submission.ts'
import { detailsFields, emptyDetails } from './meeting-form.ts'
import { sendBooking } from './send-booking.ts'
import type { MeetingTime } from './use-meeting-time.ts'
import type { ParticipantList } from './use-participants.ts'

/** Whether only another time can solve the failure. */
const isAboutTime = ({ code, fields = {} }: ApiError): boolean =>
  code === 'meeting_slot_taken' || 'meetingTime' in fields || 'meetingDate' in fields

type Booking = {
  at: MeetingTime
  participants: ParticipantList
  onTimeRefused: () => void
  onDone: () => void
}

/** Submits the booking with the values of both steps. */
export const useBooking = ({ at, participants, onTimeRefused, onDone }: Booking) => {
  const t = usePhrases('meetings')
  const { date: meetingDate, time: meetingTime, duration, timezone } = at
  const names = participants.withDraft
  return useSubmission({
    resolver: zodResolver(detailsFields),
    start: emptyDetails,
    send: details =>
      sendBooking({
        ...details,
        ...{ meetingDate, meetingTime, duration, timezone },
        participants: names.length ? [...names] : null,
      }),
    texts: {
      done: () => ({ title: t('booked'), text: t('bookedText') }),
      failed: { title: t('failed'), text: t('failedText') },
    },
    onRefused: refusal => {
      if (isAboutTime(refusal)) onTimeRefused()
      return false
    },
    onDone,
  })
}
