import { randomUUID } from 'node:crypto'
import { meetingPage } from '#lambdas/meetings/meeting-links.ts'
import { cancelMeeting, confirmMeeting, moveMeeting, readMeeting } from '#shared/meetings/follow-link.ts'
import { workingDay } from '#test/builders/working-day.ts'
import { canaries } from './canaries.ts'
import { type Caller, nameOf, type Operation } from './operation.ts'

type Put = (item: object) => Promise<unknown>

const createMeeting = async (put: Put): Promise<string> => {
  const id = randomUUID()
  const meetingDate = workingDay(30)
  const startsAt = `${meetingDate}T12:00:00.000Z`
  const who = { email: canaries.email(), firstName: canaries.name, lastName: 'Berg', mobile: null }
  await put({
    ...{ PK: `MEETING#${id}`, SK: 'MEETING', id, startsAt, meetingDate, meetingTime: '13:00', ...who },
    ...{ language: 'sv', company: 'Nordplåt AB', description: canaries.description, participants: null },
    ...{ duration: '30 minuter', timezone: 'Europe/Stockholm', suspect: false, createdAt: startsAt },
  })
  await put({ PK: `SLOT#${startsAt}`, SK: 'SEAT#1', meetingId: id })
  return (await meetingPage(id, 'sv', '')).split('token=')[1] ?? ''
}

const elsewhere = () => ({
  ...{ meetingDate: workingDay(60), meetingTime: '14:00', timezone: 'Europe/Stockholm' },
})

/** What the link in a meeting's mails does. */
export const meetingOperations = (call: Caller, put: Put): Operation[] =>
  (
    [
      [readMeeting, () => ({})],
      [confirmMeeting, () => ({})],
      [moveMeeting, () => ({ sequence: 0, ...elsewhere() })],
      [cancelMeeting, () => ({ sequence: 0 })],
    ] as const
  ).map(([endpoint, more]) => ({
    name: nameOf(endpoint),
    prepare: async () => {
      const body = { token: await createMeeting(put), ...more() }
      return () => call(endpoint, { body })
    },
  }))
