import type { Context } from 'aws-lambda'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildStreamEvent } from '../builders/stream-event.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { emptyTable } from './empty-table.ts'
import { createAsk, workIn } from './operated-work.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
let handler: (event: unknown) => Promise<unknown>
let notices: typeof import('#lambdas/notifications/notices.stream.ts').handler
const ask = createAsk(() => handler)
const work = workIn(services)

beforeAll(async () => {
  handler = (await import('#lambdas/operator/operator.command.ts')).handler
  notices = (await import('#lambdas/notifications/notices.stream.ts')).handler
})
beforeEach(() => emptyTable(services.documents, tableName))

/** Accepts an application, and delivers its change three times, as the stream may. */
const accepted = async (language = 'sv') => {
  const published = await work.published(ask, {})
  const { businessId, inquiryId, id, partners } = published
  const inquiry = await work.read(`BUSINESS#${businessId}`, `INQUIRY#${inquiryId}`)
  await work.put({ ...inquiry, language })
  await ask('applications accept', { assignmentId: id, partnerId: partners[0] })
  const audits = await work.below(`BUSINESS#${businessId}`, 'AUDIT#')
  const audit = audits.find(({ action }) => action === 'applications accept')
  const event = buildStreamEvent([null, audit ?? {}])
  for (let time = 0; time < 3; time += 1) {
    expect(await notices(event, {} as Context)).toEqual({ batchItemFailures: [] })
  }
  return services.ses.inbox.list(`anna.${businessId}@nordplat.se`)
}

describe('a business whose project a partner got', () => {
  it('gets one mail with what it has booked, for how many credits and when', async () => {
    const mails = await accepted()
    expect(mails.map(({ subject }) => subject)).toEqual(['Er bokning är klar: Robotar & cobotar'])
    for (const fact of [
      'Tjänst: Robotar & cobotar',
      'Använda krediter: 20',
      'Företag: Nordplåt AB',
      'Kontaktperson: Anna Berg',
      /Bokad: 20\d\d-\d\d-\d\d/,
    ]) {
      expect(mails[0]?.text).toMatch(fact)
    }
  })

  it('gets it in its language', async () => {
    const [mail] = await accepted('en')
    expect(mail?.subject).toBe('Your booking is confirmed: Robotics & Cobots')
    expect(mail?.text).toContain('Credits used: 20')
  })
})

it('other notes of operators cause no mail', async () => {
  const { id, partners } = await work.published(ask, {})
  await ask('applications decline', { assignmentId: id, partnerId: partners[0], reason: 'Fullt.' })
  await ask('open-assignments close', { assignmentId: id })
  const before = services.ses.inbox.list('drift@nodverk.example').length
  const audits = await work.below(`OPEN#${id}`, 'AUDIT#')
  const event = buildStreamEvent(...audits.map(audit => [null, audit] as [null, typeof audit]))
  expect(audits).toHaveLength(4)
  expect(await notices(event, {} as Context)).toEqual({ batchItemFailures: [] })
  expect(services.ses.inbox.list('drift@nodverk.example')).toHaveLength(before)
})
