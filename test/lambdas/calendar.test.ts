import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarFile } from '#shared/calendar-file.ts'

const buildCalendarEvent = (summary: string) =>
  calendarFile({
    id: 'id-1',
    changedAt: '2026-11-21T12:00:00.000Z',
    sequence: 0,
    startsAt: '2027-03-15T13:30:00.000Z',
    minutes: 15,
    summary,
    site: 'https://site.example',
  }).content

const unfolded = (content: string) => content.replaceAll('\r\n ', '')
const property = (content: string, name: string) =>
  unfolded(content)
    .split('\r\n')
    .find(line => line.startsWith(`${name}:`))
    ?.slice(name.length + 1) ?? ''

describe('a calendar file', () => {
  it('holds one event at its instant', () => {
    const content = buildCalendarEvent('Möte, med; allt')
    expect(property(content, 'DTSTART')).toBe('20270315T133000Z')
    expect(property(content, 'DTEND')).toBe('20270315T134500Z')
    expect(property(content, 'SUMMARY')).toBe('Möte\\, med\\; allt')
    expect(content.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true)
    expect(content.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true)
  })

  it('escapes any text within its property, in lines of 75 octets', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), text => {
        const content = buildCalendarEvent(text)
        for (const line of content.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        expect(content).not.toMatch(/[^\r]\n|\r[^\n]/)
        const read = property(content, 'SUMMARY').replace(/\\(.)/g, (_, sign) => (sign === 'n' ? '\n' : sign))
        expect(read).toBe(text.replace(/\r\n|\r/g, '\n'))
        expect(unfolded(content).match(/^BEGIN:VEVENT\r?$/gm)).toHaveLength(1)
      }),
    )
  })
})
