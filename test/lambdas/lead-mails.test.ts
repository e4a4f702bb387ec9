import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Context, DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeEntity } from '#shared/codes/code.entity.ts'
import { clock } from '#shared/contract/clock.ts'
import { creditOrderEntity } from '#shared/credits/credit-order.entity.ts'
import { investorEntity } from '#shared/investors/investor.entity.ts'
import { leadEntity } from '#shared/leads/lead.entity.ts'
import { meetingEntity } from '#shared/meetings/meeting.entity.ts'
import { buildCodeItem } from '../builders/code-item.ts'
import { buildStreamEvent } from '../builders/stream-event.ts'
import { runningServices } from './running-services.ts'

type Consumer = (event: DynamoDBStreamEvent, context: Context) => Promise<DynamoDBBatchResponse>

const services = runningServices()
const operator = 'drift@nodverk.example'
let notices: Consumer
let codes: Consumer

beforeAll(async () => {
  notices = (await import('#lambdas/notifications/notices.stream.ts')).handler
  codes = (await import('#lambdas/notifications/codes.stream.ts')).handler
})

const newEmail = () => `anna.${randomUUID()}@verkstad.se`
type Keyed = { key: (parts: { id: string }) => { PK: string; SK: string } }

const stored = (entity: Keyed, given: object) => {
  const id = randomUUID()
  const createdAt = new Date(clock.now()).toISOString()
  return { ...entity.key({ id }), id, createdAt, language: 'sv', suspect: false, ...given }
}

/** Delivers a stored item five times, as a stream may, and returns the mails to its sender and the operator. */
const mailsFor = async (item: object & { email: string }) => {
  const event = buildStreamEvent([null, item as Record<string, unknown>])
  for (let time = 0; time < 5; time += 1) {
    expect(await notices(event, {} as Context)).toEqual({ batchItemFailures: [] })
  }
  const theirs = services.ses.inbox.list(item.email)
  const ours = services.ses.inbox.list(operator).filter(({ text }) => text.includes(item.email))
  return { theirs, ours }
}

const buildMeeting = (given: object = {}) => ({
  ...stored(meetingEntity, {}),
  email: newEmail(),
  firstName: 'Anna',
  lastName: 'Berg',
  mobile: null,
  company: 'Nordplåt AB',
  startsAt: '2027-03-15T13:30:00.000Z',
  meetingDate: '2027-03-15',
  meetingTime: '09:30',
  duration: '30 minuter',
  timezone: 'America/New_York',
  description: 'Robotcell',
  participants: ['Kalle', 'Lisa'],
  ...given,
})

/** Returns the raw text of the newest kept mail, decoded as far as this test reads. */
const newestRaw = (to: string): string => {
  const folder = join(services.dataFolder, 'mail')
  const raws = readdirSync(folder)
    .filter(name => name.endsWith('.eml'))
    .map(name => readFileSync(join(folder, name), 'utf8'))
  const raw = raws.findLast(text => text.includes(`To: ${to}`)) ?? ''
  return raw.replace(/=\r?\n/g, '')
}

/** Returns the calendar file in a raw mail. */
const calendarIn = (raw: string): string => {
  const encoded = /text\/calendar[\s\S]*?base64\r?\n[\s\S]*?\r?\n\r?\n([A-Za-z0-9+/=\r\n]+)/.exec(raw)?.[1]
  return encoded ? Buffer.from(encoded, 'base64').toString('utf8') : raw
}

describe('a booked meeting', () => {
  // The year of the meeting is stated, because it is not the present one.
  beforeAll(() => clock.moveBy(Date.parse('2026-12-01T08:00:00.000Z') - clock.now()))
  afterAll(() => clock.moveBy(-clock.offset()))

  it('is confirmed in the visitor’s time zone and mailed to the operator in Swedish time, once', async () => {
    const { theirs, ours } = await mailsFor(buildMeeting({ language: 'en' }))
    expect(theirs.map(({ subject }) => subject)).toEqual([
      'Your meeting with Nodverk on Monday, 15 March 2027 at 09:30',
    ])
    expect(ours.map(({ subject }) => subject)).toEqual([
      'Nytt möte: Nordplåt AB, måndag 15 mars 2027 kl. 14:30',
    ])
    expect(theirs[0]?.text).toContain('Participants: 2\n')
    expect(theirs[0]?.text).not.toContain('Kalle')
    expect(ours[0]?.text).toContain('Deltagare: Kalle, Lisa')
    expect(theirs[0]?.text).toContain('Length: 30 minutes')
  })

  it('carries a calendar file with its very instant', async () => {
    const meeting = buildMeeting()
    await mailsFor(meeting)
    const raw = newestRaw(meeting.email)
    expect(raw).toMatch(/text\/calendar[^\r\n]*method=PUBLISH/i)
    const calendar = calendarIn(raw)
    expect(calendar).toContain('DTSTART:20270315T133000Z')
    expect(calendar).toContain('DTEND:20270315T140000Z')
    expect(calendar).toContain(`UID:${meeting.id}@site.example`)
  })

  it('of a robot mails nobody', async () => {
    const { theirs, ours } = await mailsFor(buildMeeting({ suspect: true }))
    expect([...theirs, ...ours]).toEqual([])
  })

  it('shows its year only if that is not the current one', async () => {
    const { theirs } = await mailsFor(buildMeeting({ createdAt: '2027-01-02T10:00:00.000Z' }))
    expect(theirs[0]?.subject).toMatch(/Nodverk måndag 15 mars kl\. 09:30$/)
  })

  const changedBy = (name: string, fields: object, language: 'sv' | 'en' = 'sv') => {
    const before = buildMeeting({ language, state: 'booked', revision: 1 })
    const at = '2026-12-01T08:00:00.000Z'
    const last = { name, by: 'operator', at }
    return { before, after: { ...before, revision: 2, last, sequence: 1, changedAt: at, ...fields } }
  }
  const mailOfChange = async ({ before, after }: ReturnType<typeof changedBy>) => {
    for (let time = 0; time < 2; time += 1)
      await notices(buildStreamEvent([before as never, after as never]), {} as Context)
    const mails = services.ses.inbox.list(before.email)
    expect(mails, 'once, however often the stream delivers it').toHaveLength(1)
    return { mail: mails[0], calendar: calendarIn(newestRaw(before.email)) }
  }

  it.each([
    ['sv', /är flyttat till måndag 22 mars 2027 kl\. 10:30$/, 'Tidigare tid: måndag 15 mars 2027 kl. 09:30'],
    ['en', /has moved to Monday, 22 March 2027 at 10:30$/, 'Previous time: Monday, 15 March 2027 at 09:30'],
  ] as const)(
    'that is moved is told in their language with the calendar file (%s)',
    async (language, subject, text) => {
      const { mail, calendar } = await mailOfChange(
        changedBy('move', { startsAt: '2027-03-22T14:30:00.000Z' }, language),
      )
      expect(mail?.subject).toMatch(subject)
      expect(mail?.text).toContain(text)
      expect(calendar).toContain('METHOD:PUBLISH')
      expect(calendar).toContain('SEQUENCE:1')
      expect(calendar).toContain('DTSTART:20270322T143000Z')
      expect(calendar).toContain('DTSTAMP:20261201T080000Z')
    },
  )

  it('that is cancelled is mailed with the reason, and removed from the calendar', async () => {
    const change = changedBy('cancel', {
      ...{ state: 'cancelled', cancelledAt: '2026-12-01T08:00:00.000Z', cancelReason: 'Vi är sjuka.' },
    })
    const { mail, calendar } = await mailOfChange(change)
    expect(mail?.subject).toMatch(/är inställt$/)
    expect(mail?.text).toContain('Skäl: Vi är sjuka.')
    expect(newestRaw(change.before.email)).toMatch(/text\/calendar[^\r\n]*method=CANCEL/i)
    expect(calendar.replaceAll('\r\n ', '')).toContain(`ATTENDEE:mailto:${change.before.email}`)
    for (const line of [
      'METHOD:CANCEL',
      'STATUS:CANCELLED',
      'SEQUENCE:1',
      `UID:${change.before.id}@site.example`,
    ])
      expect(calendar).toContain(line)
  })

  it('that a participant has left mails nobody', async () => {
    const before = buildMeeting()
    await notices(
      buildStreamEvent([before as never, { ...before, participants: [] } as never]),
      {} as Context,
    )
    expect(services.ses.inbox.list(before.email)).toEqual([])
  })
})

describe('a project inquiry', () => {
  it('is confirmed with what was sent, and a line break in its title starts no header', async () => {
    const { theirs, ours } = await mailsFor({
      ...stored(leadEntity, { kind: 'project_inquiry' }),
      email: newEmail(),
      name: 'Anna Berg',
      mobile: null,
      company: 'Nordplåt AB',
      projectTitle: 'Ny cell\r\nBcc: x@y.se',
      projectBudget: '50-150k',
      projectTimeline: null,
      description: 'Två robotar.',
    } as never)
    expect(theirs.map(({ subject }) => subject)).toEqual(['Vi har fått er projektförfrågan'])
    expect(theirs[0]?.text).toContain('Budget: 50\u00a0000–150\u00a0000\u00a0kr')
    expect(theirs[0]?.text).not.toContain('Tidplan')
    expect(ours.map(({ subject }) => subject)).toEqual(['Ny projektförfrågan: Ny cell Bcc: x@y.se'])
    expect(ours[0]?.text).toContain('Två robotar.')
    expect(ours[0]?.to).toBe(operator)
  })
})

describe('a form filled in with another person’s address', () => {
  it('sends that person none of the stranger’s text and no link', async () => {
    const email = newEmail()
    const { theirs } = await mailsFor({
      ...stored(leadEntity, { kind: 'project_inquiry' }),
      email,
      name: 'Se https://lur.example nu',
      mobile: null,
      company: 'www.lur.example',
      projectTitle: 'Ditt konto är spärrat',
      projectBudget: null,
      projectTimeline: null,
      description: 'Logga in på lur.example med ditt lösenord.',
    } as never)
    const [mail] = theirs
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain(email)
      expect(part).not.toMatch(/lur\.example|:\/\/lur|spärrat|lösenord/)
    }
  })
})

describe('get started', () => {
  it('is confirmed in the language of the form', async () => {
    const { theirs, ours } = await mailsFor({
      ...stored(leadEntity, { kind: 'get_started', type: 'credits', language: 'en' }),
      email: newEmail(),
    } as never)
    expect(theirs[0]?.subject).toBe('You will hear from us within 24 hours')
    expect(ours[0]?.subject).toBe('Ny förfrågan från formuläret Kom igång')
  })
})

describe('a credit order', () => {
  it('is confirmed with its price in kronor', async () => {
    const { theirs, ours } = await mailsFor({
      ...stored(creditOrderEntity, {}),
      email: newEmail(),
      companyName: 'Nordplåt AB',
      organizationNumber: '556703-7485',
      companySigner: 'Anna Berg',
      vatNumber: null,
      phone: '070-123 45 67',
      credits: 20,
      priceOre: 2_250_000,
    } as never)
    expect(theirs[0]?.subject).toBe('Vi har tagit emot er beställning av 20 krediter')
    expect(theirs[0]?.text.replace(/\u00a0/g, ' ')).toContain('22 500 kr')
    expect(ours[0]?.subject).toBe('Ny beställning: 20 krediter, Nordplåt AB')
  })
})

describe('an investor', () => {
  it('is mailed to the operator; their own mail is the code', async () => {
    const email = newEmail()
    const { theirs, ours } = await mailsFor({
      ...stored(investorEntity, {}),
      email,
      name: 'Ivar Lund',
      phone: '08-123 45 67',
    } as never)
    expect(theirs).toEqual([])
    expect(ours[0]?.subject).toBe('En investerare vill se nyckeltalen')
    const nonce = randomUUID()
    const code = buildCodeItem({
      purpose: 'investor_access',
      flow: 'investor_access',
      email,
      nonce,
      expiresAt: clock.now() + 600_000,
    })
    await codes(buildStreamEvent([null, { ...codeEntity.key(code), ...code }]), {} as Context)
    expect(services.ses.inbox.list(email)[0]?.subject).toMatch(/^Din kod till Nodverks nyckeltal: \d{6}$/)
  })
})
