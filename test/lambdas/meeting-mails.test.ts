import { beforeAll, describe, expect, it } from 'vitest'
import type { OutgoingMail } from '#lambdas/platform/mail/outgoing-mail.ts'
import { runningServices } from './running-services.ts'

runningServices()
let mailsOf: (before: object | null, after: object) => readonly OutgoingMail[]

beforeAll(async () => {
  const { meetingMails } = await import('#lambdas/meetings/meetings.mails.ts')
  const addresses = { siteOrigin: 'https://site.example', operator: 'drift@nodverk.example' }
  mailsOf = (before, after) =>
    meetingMails({ before: before && { ...before }, after: { ...after } }, addresses)
})

const id = '5f6a2c1e-5b7d-4c39-9e48-3d1b6a7f2c50'
const booked = {
  ...{ id, language: 'sv', firstName: 'Anna', lastName: 'Berg', email: 'anna@verkstad.se', mobile: null },
  ...{ company: 'Nordplåt AB', startsAt: '2027-03-15T13:30:00.000Z', meetingDate: '2027-03-15' },
  ...{ meetingTime: '14:30', duration: '30 minuter', timezone: 'Europe/Stockholm', suspect: false },
  ...{ description: 'En cell.', createdAt: '2027-03-02T09:30:00.000Z' },
  participants: ['Kalle', 'lisa@verkstad.se', 'Lisa@Verkstad.se', 'anna@verkstad.se'],
}
const confirmed = { ...booked, confirmedAt: '2027-03-02T10:00:00.000Z' }
const at = '2027-03-03T10:00:00.000Z'
const changed = (from: object, given: object) => ({ ...from, sequence: 1, changedAt: at, ...given })
const moved = { startsAt: '2027-03-22T13:30:00.000Z', meetingDate: '2027-03-22' }

const told = (before: object | null, after: object) =>
  mailsOf(before, after).map(({ template, recipient }) => `${template} ${recipient.split('@')[0]}`)

describe('a meeting mails', () => {
  it.each([
    [
      'the operator and the booker once it is booked',
      null,
      booked,
      ['meeting_notice drift', 'meeting_confirmation anna'],
    ],
    ['each participant with an address once it is confirmed', booked, confirmed, ['meeting_invitation lisa']],
    [
      'no participant of one that is not confirmed',
      booked,
      changed(booked, { ...moved, changedBy: 'operator' }),
      ['meeting_moved anna'],
    ],
    [
      'the participants of one that operators move',
      confirmed,
      changed(confirmed, { ...moved, changedBy: 'operator' }),
      ['meeting_moved anna', 'meeting_rescheduled lisa'],
    ],
    [
      'the operator, too, of one that its booker moves',
      confirmed,
      changed(confirmed, { ...moved, changedBy: 'booker' }),
      ['meeting_moved_notice drift', 'meeting_rescheduled anna', 'meeting_rescheduled lisa'],
    ],
    [
      'all of one that its booker cancels',
      confirmed,
      changed(confirmed, { cancelledAt: at, changedBy: 'booker' }),
      ['meeting_cancelled_notice drift', 'meeting_called_off anna', 'meeting_called_off lisa'],
    ],
    [
      'all of a new link',
      confirmed,
      changed(confirmed, { videoLink: 'https://meet.example/r', changedBy: 'operator' }),
      ['meeting_link anna', 'meeting_link lisa'],
    ],
    [
      'only the booker the day before one that is not confirmed',
      booked,
      { ...booked, remindedAt: at },
      ['meeting_reminder anna'],
    ],
    [
      'everybody the day before',
      confirmed,
      { ...confirmed, remindedAt: at },
      ['meeting_reminder anna', 'meeting_reminder lisa'],
    ],
    ['nobody that nobody came', confirmed, { ...confirmed, noShowAt: at }, []],
    ['nobody that a participant was erased', confirmed, { ...confirmed, participants: ['Kalle'] }, []],
  ])('%s', (_, before, after, expected) => {
    expect(told(before, after)).toEqual(expected)
  })
})

const compose = async (before: object | null, after: object, template: string, to = 'anna') => {
  const found = mailsOf(before, after).find(one => one.template === template && one.recipient.startsWith(to))
  if (!found) throw new Error(`No ${template}.`)
  return found.compose()
}

describe('its mails', () => {
  it('give the link to the page to the booker, and to nobody else', async () => {
    const after = changed(confirmed, { ...moved, changedBy: 'booker' })
    const link = `https://site.example/meeting#token=${id}.`
    expect((await compose(null, booked, 'meeting_confirmation')).text).toContain(link)
    expect((await compose(confirmed, after, 'meeting_rescheduled')).text).toContain(link)
    const others = [
      await compose(confirmed, after, 'meeting_rescheduled', 'lisa'),
      await compose(booked, confirmed, 'meeting_invitation', 'lisa'),
      await compose(confirmed, { ...confirmed, remindedAt: at }, 'meeting_reminder', 'lisa'),
    ]
    for (const { text, html } of others) expect(text + html).not.toContain('token=')
  })

  it('have a calendar file for their reader, with the count of changes and the video link', async () => {
    const videoLink = 'https://meet.example/rum'
    const linked = changed(confirmed, { videoLink, changedBy: 'operator' })
    const { calendar, text } = await compose(confirmed, linked, 'meeting_link', 'lisa')
    expect(text).toContain(videoLink)
    for (const line of [`LOCATION:${videoLink}`, `URL:${videoLink}`, 'SEQUENCE:1', 'METHOD:PUBLISH'])
      expect(calendar?.content).toContain(`${line}\r\n`)
    const unfolded = calendar?.content.replaceAll('\r\n ', '')
    expect(unfolded).toContain(`CONFERENCE;VALUE=URI;FEATURE=AUDIO,VIDEO:${videoLink}\r\n`)
    const reminded = await compose(linked, { ...linked, remindedAt: at }, 'meeting_reminder', 'lisa')
    expect(reminded.calendar?.content, 'the reminder has the same').toBe(calendar?.content)
    const cancelled = changed(confirmed, { cancelledAt: at, changedBy: 'booker' })
    for (const [to, address] of [
      ['anna', 'anna@verkstad.se'],
      ['lisa', 'lisa@verkstad.se'],
    ] as const) {
      const mail = await compose(confirmed, cancelled, 'meeting_called_off', to)
      expect(mail.calendar?.method).toBe('CANCEL')
      expect(mail.calendar?.content).toContain(`ATTENDEE:mailto:${address}\r\n`)
    }
  })

  it('tell the year of a meeting that is not in the year of the mail', async () => {
    const next = changed(booked, { startsAt: '2028-01-10T13:30:00.000Z', changedBy: 'operator' })
    expect((await compose(booked, next, 'meeting_moved')).subject).toContain('10 januari 2028')
    const reminded = { ...next, remindedAt: '2028-01-09T09:00:00.000Z' }
    const { subject } = await compose(next, reminded, 'meeting_reminder')
    expect(subject).toMatch(/10 januari (?!2028)/)
  })

  it('have a source of their own for every reminder, so that each is sent', () => {
    const sources = [at, '2027-03-21T09:00:00.000Z'].map(
      remindedAt => mailsOf(booked, { ...booked, remindedAt })[0]?.source,
    )
    expect(new Set(sources).size).toBe(2)
  })
})
