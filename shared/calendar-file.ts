import { brand } from './brand.ts'

type Event = {
  id: string
  /** When it was booked, or last changed. */
  changedAt: string
  /** How often it was changed: of several files, a calendar uses the one with the highest. */
  sequence: number
  startsAt: string
  minutes: number
  summary: string
  site: string
  /** Where it is held online. */
  videoLink?: string | undefined
  /** The attendee it is cancelled for; the calendar removes the event (RFC 5546, 3.2.5). */
  cancelledFor?: string | undefined
}

/** Octets in a line, not counting its CRLF (RFC 5545, 3.1). */
const maxLineLength = 75

/** Text as a property's value (RFC 5545, 3.3.11). */
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')

/** An instant in UTC, which every calendar shows in its own time zone. */
const instant = (date: Date): string => `${date.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

const lengthOf = (text: string): number => new TextEncoder().encode(text).length

/** Continues a long line in the next one after a space, never within a character. */
const foldLine = (line: string): string => {
  const lines = ['']
  for (const character of line) {
    const last = `${lines.at(-1)}${character}`
    if (lengthOf(last) > maxLineLength) lines.push(` ${character}`)
    else lines[lines.length - 1] = last
  }
  return lines.join('\r\n')
}

/** The link for programs that know video meetings (RFC 7986, 5.11), and as place and address for all others. */
const placeOf = (videoLink: string): string[] => [
  `LOCATION:${escaped(videoLink)}`,
  `URL:${videoLink}`,
  `CONFERENCE;VALUE=URI;FEATURE=AUDIO,VIDEO:${videoLink}`,
]

export type CalendarFile = { fileName: string; method: 'PUBLISH' | 'CANCEL'; content: string }

/** A meeting as a calendar file (RFC 5545) with one event, which keeps its id however often the file is made. */
export const calendarFile = (event: Event): CalendarFile => {
  const start = new Date(event.startsAt)
  const { cancelledFor, videoLink } = event
  const method = cancelledFor ? 'CANCEL' : 'PUBLISH'
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.name}//meetings//EN`,
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${event.id}@${new URL(event.site).hostname}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${instant(new Date(event.changedAt))}`,
    `DTSTART:${instant(start)}`,
    `DTEND:${instant(new Date(start.getTime() + event.minutes * 60_000))}`,
    `SUMMARY:${escaped(event.summary)}`,
    `ORGANIZER;CN="${brand.name}":mailto:${brand.contactEmail}`,
    ...(videoLink ? placeOf(videoLink) : []),
    ...(cancelledFor ? [`ATTENDEE:mailto:${cancelledFor}`, 'STATUS:CANCELLED'] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return { fileName: 'invite.ics', method, content: `${lines.map(foldLine).join('\r\n')}\r\n` }
}
