import { randomUUID } from 'node:crypto'
import type { Context, DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import { swedishDay } from '#shared/contract/swedish-day.ts'
import { apply, readApplication, saveApplicationWords } from '#shared/open-assignments/applications.ts'
import { httpCaller } from '../builders/http-caller.ts'
import { buildOpenAssignment } from '../builders/partner-work.ts'
import { buildStreamEvent } from '../builders/stream-event.ts'
import { liveSessions } from './live-sessions.ts'
import { createAsk, workIn } from './operated-work.ts'
import { runningServices } from './running-services.ts'

type Consumer = (event: DynamoDBStreamEvent, context: Context) => Promise<DynamoDBBatchResponse>

const services = runningServices()
liveSessions()
const work = workIn(services)
let call: ReturnType<typeof httpCaller>
let operator: (event: unknown) => Promise<unknown>
let notices: Consumer
const ask = createAsk(() => operator)

beforeAll(async () => {
  const { handler } = await import('#lambdas/open-assignments/open-assignments.http.ts')
  call = httpCaller(handler, services.originSecret)
  operator = (await import('#lambdas/operator/operator.command.ts')).handler
  notices = (await import('#lambdas/notifications/notices.stream.ts')).handler
})
afterEach(() => clock.moveBy(-clock.offset()))

const claimsOf = (sub: string) => ({ sub, token_use: 'access', client_id: 'partner-client' })

/** A partner who has applied. */
const applied = async () => {
  const published = buildOpenAssignment()
  await ask('open-assignments publish', published)
  const sub = await work.createPartner()
  await work.put({ ...(await work.read(`PARTNER#${sub}`, 'PROFILE')), language: 'sv' })
  const params = { id: published.id }
  const claims = claimsOf(sub)
  expect((await call(apply, { params, claims })).status).toBe(200)
  return {
    sub,
    id: published.id,
    save: (body: object) => call(saveApplicationWords, { params, claims, body }),
    read: async () => (await call(readApplication, { params, claims })).body,
    stored: () => work.read(`OPEN#${published.id}`, `APPLICATION#${sub}`),
  }
}

const words = () => ({
  message: 'Jag har programmerat er linje förut.\nRing gärna!',
  earliestStart: swedishDay(clock.now() + 14 * 86_400_000),
  hourlyRateKronor: 950,
})

describe('the words of an application', () => {
  it('are shown to the partner and to operators', async () => {
    const { save, read, sub, id } = await applied()
    expect(await save({ ...words(), version: 0 })).toMatchObject({
      status: 200,
      body: { ...words(), version: 1, state: 'sent' },
    })
    expect(await read()).toMatchObject({ ...words(), version: 1 })
    const shown = await ask('applications show', { assignmentId: id, partnerId: sub })
    expect(shown.item).toMatchObject({ ...words(), name: 'Sara Lund' })
    const listed = await ask('applications list', { assignmentId: id })
    expect(listed.items).toMatchObject([{ hourlyRateKronor: 950 }])
  })

  it('can be changed and taken back; of two tabs the later one is told', async () => {
    const { save, read } = await applied()
    await save({ ...words(), version: 0 })
    const older = { ...words(), message: 'En annan flik.', version: 0 }
    expect(await save(older)).toMatchObject({ status: 409, body: { code: 'application_changed' } })
    expect(await read()).toMatchObject({ ...words(), version: 1 })
    expect((await save({ version: 1 })).body).toMatchObject({ message: null, hourlyRateKronor: null })
  })

  it('are saved once, even if the reply was lost and the assignment decided since', async () => {
    const { save, sub, id } = await applied()
    await save({ ...words(), version: 0 })
    await ask('applications decline', { assignmentId: id, partnerId: sub, reason: 'Vi söker fler år.' })
    expect(await save({ ...words(), version: 0 })).toMatchObject({ status: 200, body: { version: 1 } })
  })

  it.each([
    ['hourlyRateKronor', 1_000_000_000, 'out_of_range'],
    ['hourlyRateKronor', 9, 'out_of_range'],
    ['hourlyRateKronor', 950.5, 'out_of_range'],
    ['earliestStart', '1926-05-01', 'out_of_range'],
    ['earliestStart', '2066-05-01', 'out_of_range'],
    ['earliestStart', '2027-02-30', 'invalid'],
    ['message', 'x'.repeat(1_501), 'too_long'],
  ])('are refused with a word of its own: %s %s', async (field, value, code) => {
    const { save, stored } = await applied()
    const answer = await save({ ...words(), [field]: value, version: 0 })
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_fields', fields: { [field]: code } } })
    expect(await stored()).toMatchObject({ version: 0, message: null })
  })

  it('come too late once it is decided, also in the very moment', async () => {
    const { save, stored, sub, id } = await applied()
    const { wordedApplication } = await import('#lambdas/open-assignments/application-words.store.ts')
    await ask('applications decline', { assignmentId: id, partnerId: sub, reason: 'Nej.' })
    expect(await wordedApplication(id, sub).save(words(), 0)).toBe(false)
    expect(await save({ ...words(), version: 0 })).toMatchObject({
      status: 409,
      body: { code: 'application_decided' },
    })
    expect(await stored()).toMatchObject({ state: 'declined', declineReason: 'Nej.' })
  })

  it('need an application', async () => {
    const { id } = await applied()
    const asked = { params: { id }, claims: claimsOf(randomUUID()) }
    expect((await call(readApplication, asked)).status).toBe(404)
    expect((await call(saveApplicationWords, { ...asked, body: { version: 0 } })).status).toBe(404)
  })

  it('are mailed to the operator, each version once', async () => {
    const { save, stored } = await applied()
    const before = await stored()
    await save({ ...words(), version: 0 })
    const after = await stored()
    const event = buildStreamEvent([before ?? null, after ?? {}])
    for (const _ of [1, 2]) expect(await notices(event, {} as Context)).toEqual({ batchItemFailures: [] })
    const ours = services.ses.inbox
      .list('drift@nodverk.example')
      .filter(({ text }) => text.includes(String(after?.email)))
    expect(ours.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Tillägg till ansökan: /)])
    expect(ours[0]?.text).toContain('Jag har programmerat er linje förut.')
    expect(ours[0]?.text).toMatch(/Pris per timme: 950\skr/)
  })
})

describe('the reason of a no', () => {
  type Item = NonNullable<Awaited<ReturnType<typeof work.read>>>

  const mailAbout = async (stored: Item | undefined) => {
    const before = { ...stored, state: 'sent', revision: Number(stored?.revision) - 1 }
    const event = buildStreamEvent([before, { ...stored }])
    expect(await notices(event, {} as Context)).toEqual({ batchItemFailures: [] })
    return services.ses.inbox.list(String(stored?.email)).at(-1)?.text
  }

  it('is the operator’s, on the page and in the mail', async () => {
    const { sub, id, read, stored } = await applied()
    const reason = 'Kunden vill ha någon på plats varje dag.'
    await ask('applications decline', { assignmentId: id, partnerId: sub, reason })
    expect(await read()).toMatchObject({ state: 'declined', declineReason: reason })
    expect(await mailAbout(await stored())).toContain(`Skäl: ${reason}`)
  })

  it('is said too when another partner was chosen, and when it closes for everybody', async () => {
    const { sub, id, read, stored } = await applied()
    const chosen = await work.createPartner()
    await work.putApplication(id, chosen)
    expect(await ask('applications accept', { assignmentId: id, partnerId: chosen })).toEqual({
      changed: true,
    })
    expect(await read()).toMatchObject({ state: 'declined', declinedWith: 'other_chosen' })
    expect(await mailAbout(await stored())).toContain('Skäl: En annan partner fick uppdraget.')
    // What an interrupted acceptance left over is declined with the same words by a later close.
    const late = await work.createPartner()
    await work.putApplication(id, late)
    await ask('open-assignments close', { assignmentId: id })
    expect(await work.read(`OPEN#${id}`, `APPLICATION#${late}`)).toMatchObject({
      declinedWith: 'other_chosen',
    })

    const other = await applied()
    await ask('open-assignments close', { assignmentId: other.id })
    expect(await other.read()).toMatchObject({ declinedWith: 'assignment_closed' })
    expect(sub).not.toBe(other.sub)
  })
})
