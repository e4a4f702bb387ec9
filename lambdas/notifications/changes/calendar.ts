import ical, { ICalCalendarMethod } from 'ical-generator'
import { brand } from '#shared/brand.ts'
import type { Attachment } from '../../platform/mail/mail.ts'

type Event = {
  id: string
  createdAt: string
  startsAt: string
  minutes: number
  summary: string
  description: string
  site: string
}

/** The meeting as a calendar file, at its instant in UTC: every calendar shows it on its own clock. */
export const calendarFile = ({
  id,
  createdAt,
  startsAt,
  minutes,
  summary,
  description,
  site,
}: Event): Attachment => {
  const start = new Date(startsAt)
  const calendar = ical({
    prodId: { company: brand.name, product: 'meetings' },
    method: ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    id: `${id}@${new URL(site).hostname}`,
    start,
    end: new Date(start.getTime() + minutes * 60_000),
    stamp: new Date(createdAt),
    summary,
    description,
    organizer: { name: brand.name, email: brand.contactEmail },
  })
  return { fileName: 'invite.ics', content: calendar.toString() }
}
