import type { SNSEvent } from 'aws-lambda'
import { expect, test, vi } from 'vitest'
import { createSes } from '#infra/local/ses/ses.ts'
import { patient } from '#test/patient.ts'
import { makeDataFolder, serve } from '../s3/serve.ts'
import { buildMessage } from './mail-service.ts'

/** Sends a mail to an address and returns what SNS delivers about it. */
const toldAbout = async (to: string, refusals = 0) => {
  const told: SNSEvent[] = []
  const feedback = async (event: SNSEvent) => {
    told.push(event)
    if (told.length <= refusals) throw new Error('refused')
  }
  const ses = createSes({ dataFolder: makeDataFolder(), senders: ['Hej@nodverk.example'], feedback })
  const raw = Buffer.from(buildMessage({ To: to })).toString('base64')
  const body = new URLSearchParams({ Action: 'SendRawEmail', 'RawMessage.Data': raw })
  expect((await fetch(await serve(ses), { method: 'POST', body })).status).toBe(200)
  expect(ses.inbox.list(to)).toHaveLength(1)
  return told
}

const messages = (told: readonly SNSEvent[]) =>
  told.flatMap(({ Records }) => Records.map(({ Sns }) => JSON.parse(Sns.Message)))

test.each([
  ['bounce@simulator.amazonses.com', { eventType: 'Bounce', bounce: { bounceType: 'Permanent' } }],
  ['bounce+anna@simulator.amazonses.com', { eventType: 'Bounce', bounce: { bounceType: 'Permanent' } }],
  ['suppressionlist@simulator.amazonses.com', { bounce: { bounceSubType: 'Suppressed' } }],
  ['complaint@simulator.amazonses.com', { eventType: 'Complaint' }],
])('a mail to %s is accepted, and what became of it is told', async (to, event) => {
  const told = await toldAbout(to)
  await vi.waitFor(() => expect(told).toHaveLength(1), { timeout: patient(10_000) })
  expect(messages(told)).toEqual([
    expect.objectContaining({ mail: expect.objectContaining({ destination: [to] }) }),
  ])
  expect(messages(told)).toMatchObject([event])
})

test.each(['success@simulator.amazonses.com', 'bounce@example.com'])('a mail to %s arrives', async to => {
  expect(await toldAbout(to)).toEqual([])
})

test('a subscriber that refuses a message gets it twice more, as with Lambda', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const told = await toldAbout('bounce@simulator.amazonses.com', 2)
  await vi.waitFor(() => expect(told).toHaveLength(3), { timeout: patient(10_000) })
})

test('what SES tells of a mail repeats the tags that it was sent with, and a wrong one is refused', async () => {
  const told: SNSEvent[] = []
  const feedback = async (event: SNSEvent) => told.push(event)
  const address = await serve(
    createSes({ dataFolder: makeDataFolder(), senders: ['Hej@nodverk.example'], feedback }),
  )
  const raw = Buffer.from(buildMessage({ To: 'bounce@simulator.amazonses.com' })).toString('base64')
  const send = (value: string) => {
    const tag = { 'Tags.member.1.Name': 'issue', 'Tags.member.1.Value': value }
    const body = new URLSearchParams({ Action: 'SendRawEmail', 'RawMessage.Data': raw, ...tag })
    return fetch(address, { method: 'POST', body })
  }
  expect((await send('november 2026')).status).toBe(400)
  expect((await send('2026-11')).status).toBe(200)
  await vi.waitFor(() => expect(told).toHaveLength(1), { timeout: patient(10_000) })
  expect(messages(told)).toMatchObject([{ mail: { tags: { issue: ['2026-11'] } } }])
})
