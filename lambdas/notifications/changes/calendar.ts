import { brand } from '#shared/brand.ts'
import type { Attachment } from '../../platform/mail/mail.ts'

type Event = {
  id: string
  /** When it was booked, or changed last. */
  changedAt: string
  /** How often it was changed: a calendar takes the file with the highest. */
  sequence: number
  startsAt: string
  minutes: number
  summary: string
  site: string
  /** Whom it is cancelled for; a calendar takes the event out (RFC 5546, 3.2.5). */
  cancelledFor?: string | undefined
}

/** Octets a line may have, its CRLF aside (RFC 5545, 3.1). */
const longestLine = 75

/** Text as a property's value (RFC 5545, 3.3.11). */
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')

/** An instant in UTC, which every calendar shows on its own clock. */
const instant = (date: Date): string => `${date.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

/** A long line goes on in the next one behind a space, never within a character. */
const folded = (line: string): string => {
  const lines = ['']
  for (const character of line) {
    const last = `${lines.at(-1)}${character}`
    if (Buffer.byteLength(last) > longestLine) lines.push(` ${character}`)
    else lines[lines.length - 1] = last
  }
  return lines.join('\r\n')
}

/** The meeting as a calendar file (RFC 5545): one event at its instant, the same one however often it is made. */
export const calendarFile = (event: Event): Attachment => {
  const start = new Date(event.startsAt)
  const { cancelledFor } = event
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
    ...(cancelledFor ? [`ATTENDEE:mailto:${cancelledFor}`, 'STATUS:CANCELLED'] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return { fileName: 'invite.ics', method, content: `${lines.map(folded).join('\r\n')}\r\n` }
}
