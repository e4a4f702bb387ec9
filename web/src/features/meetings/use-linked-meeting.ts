import { useCallback, useEffect, useState } from 'react'
import type * as z from 'zod/mini'
import {
  cancelMeeting,
  confirmMeeting,
  type MeetingView,
  meetingToken,
  moveMeeting,
  readMeeting,
} from '#shared/meetings/follow-link.ts'
import { call } from '#web/src/platform/api.ts'
import { ApiError } from '#web/src/platform/api-error.ts'

/** What was just done, which the heading says. */
type Done = 'moved' | 'accepted' | 'cancelled'

/** Why a change was refused. */
export type Refused = 'meeting_changed' | 'meeting_slot_taken' | 'changeFailed' | 'tooOften'

/** The meeting of a mailed link. The prerendered page shows `reading`. */
export type LinkedMeeting =
  | { status: 'reading' | 'invalid' | 'unreachable' }
  | { status: 'read'; view: MeetingView; done?: Done; refused?: Refused }

type NewTime = Pick<z.input<(typeof moveMeeting)['body']>, 'meetingDate' | 'meetingTime' | 'timezone'>

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : 'internal')

const refusals: Readonly<Partial<Record<ReturnType<typeof codeOf>, Refused>>> = {
  meeting_changed: 'meeting_changed',
  meeting_slot_taken: 'meeting_slot_taken',
  // Closed in the meantime, which is the same to the booker.
  invalid_fields: 'meeting_slot_taken',
  rate_limited: 'tooOften',
}

/** Reads the meeting of a link when the page opens, and changes it. A change that is refused shows the present state. */
export const useLinkedMeeting = (token: string) => {
  const [meeting, setMeeting] = useState<LinkedMeeting>({ status: 'reading' })

  const read = useCallback(
    async (refused?: Refused) => {
      if (!meetingToken.safeParse(token).success) return setMeeting({ status: 'invalid' })
      try {
        const view = await call(readMeeting, { body: { token } })
        setMeeting({ status: 'read', view, ...(refused && { refused }) })
      } catch (error) {
        const isInvalid = ['not_found', 'invalid_fields'].includes(codeOf(error))
        setMeeting({ status: isInvalid ? 'invalid' : 'unreachable' })
      }
    },
    [token],
  )
  useEffect(() => void read(), [read])

  const change = async (done: Done, send: () => Promise<MeetingView>) => {
    try {
      setMeeting({ status: 'read', view: await send(), done })
    } catch (error) {
      await read(refusals[codeOf(error)] ?? 'changeFailed')
    }
  }
  return {
    meeting,
    read: () => read(),
    confirm: () => change('accepted', () => call(confirmMeeting, { body: { token } })),
    cancel: (sequence: number) =>
      change('cancelled', () => call(cancelMeeting, { body: { token, sequence } })),
    move: (sequence: number, to: NewTime) =>
      change('moved', () => call(moveMeeting, { body: { token, sequence, ...to } })),
  }
}

export type MeetingChange = ReturnType<typeof useLinkedMeeting>
