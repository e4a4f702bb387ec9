import { beforeAll, describe, expect, it } from 'vitest'
import type { OutgoingMail } from '#lambdas/platform/mail/outgoing-mail.ts'
import { runningServices } from './running-services.ts'

runningServices()
let mailsOf: (before: object | null, after: object) => readonly OutgoingMail[]

beforeAll(async () => {
  const { meetingMails } = await import('#lambdas/meetings/meetings.mails.ts')
  const addresses = { siteOrigin: 'https://site.example', operator: 'drift@nodverk.example' }
  mailsOf = (before, after) =>
    meetingMails({ before: before && { ...keys, ...before }, after: { ...keys, ...after } }, addresses)
})

const id = '5f6a2c1e-5b7d-4c39-9e48-3d1b6a7f2c50'
const keys = { PK: `MEETING#${id}`, SK: 'MEETING' }
const booked = {
  ...{ id, language: 'sv', firstName: 'Anna', lastName: 'Berg', email: 'anna@verkstad.se', mobile: null },
  ...{ company: 'Nordplåt AB', startsAt: '2027-03-15T13:30:00.000Z', meetingDate: '2027-03-15' },
  ...{ meetingTime: '14:30', duration: '30 minuter', timezone: 'Europe/Stockholm', suspect: false },
  ...{ description: 'En cell.', createdAt: '2027-03-02T09:30:00.000Z' },
  ...{ state: 'booked', revision: 1 },
  participants: ['Kalle', 'lisa@verkstad.se', 'Lisa@Verkstad.se', 'anna@verkstad.se'],
}
const confirmed = { ...booked, confirmedAt: '2027-03-02T10:00:00.000Z' }
const at = '2027-03-03T10:00:00.000Z'
/** A meeting after a transition of its process. */
const afterMove = (name: string, from: object, given: object = {}, when = at) => {
  const by = { reschedule: 'visitor', callOff: 'visitor', remind: 'time', ask: 'time' }[name] ?? 'operator'
  const state = { callOff: 'cancelled', cancel: 'cancelled', miss: 'missed', hold: 'held', lapse: 'held' }
  const life = { state: state[name as keyof typeof state] ?? 'booked', revision: 2 }
  return { ...from, ...life, last: { name, by, at: when }, ...given }
}
/** One that its calendar file counts. */
const changed = (name: string, from: object, given: object) =>
  afterMove(name, from, { sequence: 1, changedAt: at, ...given })
const moved = { startsAt: '2027-03-22T13:30:00.000Z', meetingDate: '2027-03-22' }

const told = (before: object | null, after: object) =>
  mailsOf(before, after).map(({ template, recipient }) => `${template} ${recipient.split('@')[0]}`)

describe('a meeting mails', () => {
  it.each([
    [
      'the operator and the booker once it is booked',
      null,
      booked,
      ['booking_notice drift', 'booking_confirmation anna'],
    ],
    ['each participant with an address once it is confirmed', booked, confirmed, ['booking_invitation lisa']],
    [
      'no participant of one that is not confirmed',
      booked,
      changed('move', booked, moved),
      ['meeting_move_visitor anna'],
    ],
    [
      'the participants of one that operators move',
      confirmed,
      changed('move', confirmed, moved),
      ['meeting_move_visitor anna', 'meeting_reschedule_visitor lisa'],
    ],
    [
      'the operator, too, of one that its booker moves',
      confirmed,
      changed('reschedule', confirmed, moved),
      [
        'meeting_reschedule_notice drift',
        'meeting_reschedule_visitor anna',
        'meeting_reschedule_visitor lisa',
      ],
    ],
    [
      'all of one that its booker cancels',
      confirmed,
      changed('callOff', confirmed, { cancelledAt: at }),
      ['meeting_callOff_notice drift', 'meeting_callOff_visitor anna', 'meeting_callOff_visitor lisa'],
    ],
    [
      'all of a new link',
      confirmed,
      changed('link', confirmed, { videoLink: 'https://meet.example/r' }),
      ['meeting_link_visitor anna', 'meeting_link_visitor lisa'],
    ],
    [
      'only the booker the day before one that is not confirmed',
      booked,
      afterMove('remind', booked),
      ['meeting_remind_visitor anna'],
    ],
    [
      'everybody the day before',
      confirmed,
      afterMove('remind', confirmed),
      ['meeting_remind_visitor anna', 'meeting_remind_visitor lisa'],
    ],
    ['nobody that it comes too late', confirmed, afterMove('remind', confirmed, {}, booked.startsAt), []],
    [
      'the operator an hour after it began',
      confirmed,
      afterMove('ask', confirmed),
      ['meeting_ask_notice drift'],
    ],
    ['nobody that nobody came', confirmed, afterMove('miss', confirmed, { noShowAt: at }), []],
    [
      'the operator after two weeks',
      confirmed,
      afterMove('lapse', confirmed),
      ['meeting_lapse_notice drift'],
    ],
    ['nobody that it was held', confirmed, afterMove('hold', confirmed), []],
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
    const later = changed('reschedule', confirmed, moved)
    const link = `https://site.example/meeting#token=${id}.`
    expect((await compose(null, booked, 'booking_confirmation')).text).toContain(link)
    expect((await compose(confirmed, later, 'meeting_reschedule_visitor')).text).toContain(link)
    const others = [
      await compose(confirmed, later, 'meeting_reschedule_visitor', 'lisa'),
      await compose(booked, confirmed, 'booking_invitation', 'lisa'),
      await compose(confirmed, afterMove('remind', confirmed), 'meeting_remind_visitor', 'lisa'),
    ]
    for (const { text, html } of others) expect(text + html).not.toContain('token=')
  })

  it('have a calendar file for their reader, with the count of changes and the video link', async () => {
    const videoLink = 'https://meet.example/rum'
    const linked = changed('link', confirmed, { videoLink })
    const { calendar, text } = await compose(confirmed, linked, 'meeting_link_visitor', 'lisa')
    expect(text).toContain(videoLink)
    for (const line of [`LOCATION:${videoLink}`, `URL:${videoLink}`, 'SEQUENCE:1', 'METHOD:PUBLISH'])
      expect(calendar?.content).toContain(`${line}\r\n`)
    const unfolded = calendar?.content.replaceAll('\r\n ', '')
    expect(unfolded).toContain(`CONFERENCE;VALUE=URI;FEATURE=AUDIO,VIDEO:${videoLink}\r\n`)
    const reminded = await compose(
      linked,
      afterMove('remind', linked, { revision: 3 }),
      'meeting_remind_visitor',
      'lisa',
    )
    expect(reminded.calendar?.content, 'the reminder has the same').toBe(calendar?.content)
    const cancelled = changed('callOff', confirmed, { cancelledAt: at })
    for (const [to, address] of [
      ['anna', 'anna@verkstad.se'],
      ['lisa', 'lisa@verkstad.se'],
    ] as const) {
      const mail = await compose(confirmed, cancelled, 'meeting_callOff_visitor', to)
      expect(mail.calendar?.method).toBe('CANCEL')
      expect(mail.calendar?.content).toContain(`ATTENDEE:mailto:${address}\r\n`)
    }
  })

  it('tell the year of a meeting that is not in the year of the mail', async () => {
    const next = changed('move', booked, { startsAt: '2028-01-10T13:30:00.000Z' })
    expect((await compose(booked, next, 'meeting_move_visitor')).subject).toContain('10 januari 2028')
    const reminded = afterMove('remind', next, { revision: 3 }, '2028-01-09T09:00:00.000Z')
    const { subject } = await compose(next, reminded, 'meeting_remind_visitor')
    expect(subject).toMatch(/10 januari (?!2028)/)
  })

  it('have a source of their own for every reminder, so that each is sent', () => {
    const sources = [2, 4].map(
      revision => mailsOf(booked, afterMove('remind', booked, { revision }))[0]?.source,
    )
    expect(new Set(sources).size).toBe(2)
  })
})
