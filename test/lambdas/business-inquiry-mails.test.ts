import { randomUUID } from 'node:crypto'
import type { Context } from 'aws-lambda'
import { beforeAll, describe, expect, it } from 'vitest'
import { inquiryEntity } from '#shared/business-inquiries/inquiry.entity.ts'
import { buildStreamEvent } from '../builders/stream-event.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
const operator = 'drift@nodverk.example'
let notices: typeof import('#lambdas/notifications/notices.stream.ts').handler

beforeAll(async () => {
  notices = (await import('#lambdas/notifications/notices.stream.ts')).handler
})

const stored = (given: object = {}) => {
  const id = randomUUID()
  return {
    ...inquiryEntity.key({ sub: randomUUID(), id }),
    id,
    serviceId: 'robotics',
    description: 'En cell som plockar ur pressen.',
    files: [
      {
        id: randomUUID(),
        fileName: 'ritning.pdf',
        contentType: 'application/pdf',
        size: 10,
        key: 'kept/x/y',
      },
    ],
    state: 'received',
    companyName: 'Nordplåt AB',
    contactPerson: 'Anna Berg',
    email: `anna.${randomUUID()}@nordplat.se`,
    language: 'sv',
    createdAt: '2026-11-21T08:00:00.000Z',
    ...given,
  }
}

const mailsTo = (email: string) => ({
  theirs: services.ses.inbox.list(email),
  ours: services.ses.inbox.list(operator).filter(({ text }) => text.includes(email)),
})

/** Delivers a change three times, as a stream may. */
const deliver = async (before: object | null, after: object) => {
  const event = buildStreamEvent([before as Record<string, unknown> | null, after as Record<string, unknown>])
  for (let time = 0; time < 3; time += 1) {
    expect(await notices(event, {} as Context)).toEqual({ batchItemFailures: [] })
  }
}

describe('an inquiry of a business', () => {
  it('is mailed to the operator in full, and confirmed to the business, once', async () => {
    const sent = stored()
    await deliver(null, sent)
    const { theirs, ours } = mailsTo(sent.email)
    expect(ours.map(({ subject }) => subject)).toEqual([
      'Ny projektförfrågan från Nordplåt AB: Robotar & cobotar',
    ])
    for (const fact of [sent.id, 'Anna Berg', sent.description, 'Bifogade filer: Ja']) {
      expect(ours[0]?.text).toContain(fact)
    }
    const businessId = sent.PK.slice('BUSINESS#'.length)
    expect(ours[0]?.text).toContain(
      `Filerna hämtas med: npm run operator -- inquiries files ${businessId} ${sent.id}`,
    )
    expect(theirs.map(({ subject }) => subject)).toEqual([
      'Er projektförfrågan är skickad: Robotar & cobotar',
    ])
    expect(theirs[0]?.text).toContain('ni får ett mejl så snart vi har hittat en')
    expect(theirs[0]?.text).toContain('Bifogade filer: ritning.pdf')
  })

  it('is confirmed in the language of the business, also if it fits no service', async () => {
    const sent = stored({ language: 'en', serviceId: 'custom-project', files: [] })
    await deliver(null, sent)
    const { theirs, ours } = mailsTo(sent.email)
    expect(theirs[0]?.subject).toMatch(/^Your project inquiry has been sent: \w+/)
    expect(theirs[0]?.text).not.toContain('Files attached')
    expect(ours[0]?.text).toContain('Bifogade filer: Nej')
    expect(ours[0]?.text).not.toContain('inquiries files')
  })

  it('of a company without a name is mailed all the same', async () => {
    const sent = stored({ companyName: '', contactPerson: '' })
    await deliver(null, sent)
    const [notice] = mailsTo(sent.email).ours
    expect(notice?.subject).toContain('Okänt företag')
    expect(notice?.text).toContain(`Kontaktperson: ${sent.email}`)
  })

  it('mails nothing more when its state or an item next to it changes', async () => {
    const sent = stored()
    await deliver(sent, { ...sent, state: 'matched' })
    for (const SK of ['PROFILE', 'CREDITS', `CREDIT#2026-11-21#${sent.id}`, `UPLOAD#${sent.id}`]) {
      await deliver(null, { ...sent, SK })
    }
    expect(mailsTo(sent.email)).toEqual({ theirs: [], ours: [] })
  })
})
