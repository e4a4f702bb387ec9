import { randomUUID } from 'node:crypto'
import { swedishDay } from '#shared/contract/swedish-day.ts'
import { daysAfter } from '#shared/contract/time-zone.ts'
import { bookMeeting } from '#shared/meetings/book-meeting.ts'
import { listSlots } from '#shared/meetings/list-slots.ts'
import { isFound } from './run-commands.ts'

const email = 'lena.strand@demokunden.example'
const timezone = 'Europe/Stockholm'
const meetingTime = '13:30'

const meeting = {
  ...{ firstName: 'Lena', lastName: 'Strand', email, mobile: '070-222 33 44', company: 'Demokunden AB' },
  ...{ meetingTime, duration: '30 minuter', timezone, participants: ['Per Strand'], language: 'sv' },
  description: 'Vi ska bygga ut med en lackeringslinje och vill veta hur ni arbetar innan vi bestämmer oss.',
}

type Slots = { times: string[]; next: string | null }

/** The first day from a day on at which the time of the meeting is free. */
const freeDay = async (origin: string, date: string): Promise<string> => {
  const query = new URLSearchParams({ date, timezone })
  const answer = await fetch(`${origin}${listSlots.path}?${query}`)
  const { times, next } = (await answer.json()) as Slots
  return times.includes(meetingTime) ? date : freeDay(origin, next ?? daysAfter(date, 1))
}

/** Books a meeting for a day soon, unless it is booked; the reminder comes the day before. */
export const bookDemoMeeting = async (origin: string): Promise<void> => {
  if (await isFound(origin, 'meeting', email)) return
  const meetingDate = await freeDay(origin, daysAfter(swedishDay(Date.now()), 2))
  const answer = await fetch(`${origin}${bookMeeting.path}`, {
    method: bookMeeting.method,
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ ...meeting, meetingDate }),
  })
  if (!answer.ok) throw new Error(`The meeting was not booked: ${await answer.text()}`)
}
