import { randomUUID } from 'node:crypto'
import type { Context } from 'aws-lambda'
import { beforeAll, describe, expect, it } from 'vitest'
import { inquiryEntity } from '#shared/business-inquiries/inquiry.entity.ts'
import { noFacts } from '#shared/business-inquiries/inquiry-facts.ts'
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

  it('reminds the first operator, and the second one when the promise is about to be broken', async () => {
    const sent = stored({ revision: 1 })
    const second = 'jour@nodverk.example'
    const told = async (revision: number, name: string) => {
      const before = services.ses.inbox.list(operator).length
      const last = { name, by: 'time', at: sent.createdAt }
      await deliver({ ...sent, revision: revision - 1 }, { ...sent, revision, last })
      const toSecond = services.ses.inbox.list(second).filter(({ text }) => text.includes(sent.id))
      return [services.ses.inbox.list(operator).length - before, toSecond.length]
    }
    expect([await told(2, 'nudge'), await told(3, 'nudgeAgain')]).toEqual([
      [1, 0],
      [1, 0],
    ])
    expect([await told(4, 'warn'), await told(5, 'breakPromise')]).toEqual([
      [0, 1],
      [1, 1],
    ])
  })

  it('of a company without a name is mailed all the same', async () => {
    const sent = stored({ companyName: '', contactPerson: '' })
    await deliver(null, sent)
    const [notice] = mailsTo(sent.email).ours
    expect(notice?.subject).toContain('Okänt företag')
    expect(notice?.text).toContain(`Kontaktperson: ${sent.email}`)
  })

  it('is mailed with its facts, to each side in its language', async () => {
    const budget = { unit: 'fixed', kronor: 200_000 }
    const facts = { ...noFacts, workplace: 'partly', startsOn: '2027-03-01', budget, wantsNda: true }
    const sent = stored({ language: 'en', facts })
    await deliver(null, sent)
    const { theirs, ours } = mailsTo(sent.email)
    for (const fact of ['Arbetsplats: Delvis på plats', 'Startdag: 1 mars 2027', 'Sekretessavtal önskas'])
      expect(ours[0]?.text).toContain(fact)
    expect(ours[0]?.text).toContain('Budget exkl. moms: 200\u00a0000\u00a0kr (fast pris)')
    expect(ours[0]?.text).not.toContain('Kostnadsställe')
    for (const fact of ['Start: 1 March 2027', 'SEK\u00a0200,000 (fixed price)'])
      expect(theirs[0]?.text).toContain(fact)
  })

  it('that its business edits is mailed to the operator, once, with what is new', async () => {
    const sent = stored({ facts: { ...noFacts, title: 'Cell' } })
    const edited = { ...sent, description: 'Två celler.', facts: { ...noFacts, place: 'Borås' }, version: 1 }
    await deliver(sent, edited)
    const { theirs, ours } = mailsTo(sent.email)
    expect(ours.map(({ subject }) => subject)).toEqual([
      'Ändrad projektförfrågan från Nordplåt AB: Robotar & cobotar',
    ])
    expect(ours[0]?.text).toContain('Ändrat: Beskrivning, Rubrik, Ort')
    expect(ours[0]?.text).toContain('Två celler.')
    expect(theirs).toEqual([])
    await deliver(edited, { ...edited, version: 2 })
    expect(mailsTo(sent.email).ours, 'saved as it was').toHaveLength(1)
    await deliver(edited, { ...edited, description: 'Tre celler.', version: 3 })
    expect(mailsTo(sent.email).ours).toHaveLength(2)
  })

  it('that gets files is mailed to the operator, once, with their names', async () => {
    const sent = stored()
    const [file] = sent.files
    const grown = { ...sent, files: [...sent.files, { ...file, id: randomUUID(), fileName: 'krav.pdf' }] }
    await deliver(sent, grown)
    const { theirs, ours } = mailsTo(sent.email)
    expect(ours.map(({ subject }) => subject)).toEqual([
      'Nya filer till projektförfrågan från Nordplåt AB: Robotar & cobotar',
    ])
    expect(ours[0]?.text).toContain('Nya filer: krav.pdf')
    expect(ours[0]?.text).toContain(`inquiries files ${sent.PK.slice('BUSINESS#'.length)} ${sent.id}`)
    expect(theirs).toEqual([])
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

it('an operator hears which assignment is open for an inquiry that is withdrawn or goes on without it', async () => {
  const assignmentId = randomUUID()
  const closing = `npm run operator -- open-assignments close ${assignmentId}`
  const at = '2026-11-22T08:00:00.000Z'
  const moved = (name: string, by: string, state: string) => ({
    state,
    revision: 3,
    since: at,
    last: { name, by, at },
  })
  const told = async (after: object) => {
    const before = stored({ state: 'matching', assignmentId, revision: 2 })
    await deliver(before, { ...before, ...after })
    return mailsTo(before.email).ours.map(({ text }) => text.includes(closing))
  }
  expect(await told(moved('withdraw', 'business', 'closed'))).toEqual([true])
  expect(await told(moved('lapse', 'time', 'closed'))).toEqual([true])
  expect(await told(moved('follow', 'time', 'running'))).toEqual([true])
  expect(await told(moved('nudge', 'time', 'matching'))).toEqual([false])
})
