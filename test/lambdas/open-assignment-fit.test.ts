import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Fit, readFit } from '#shared/open-assignments/read-fit.ts'
import { noFacts, type PartnerFacts } from '#shared/partner-profile/partner-facts.ts'
import { httpCaller } from '../builders/http-caller.ts'
import { buildOpenAssignment } from '../builders/partner-work.ts'
import { liveSessions } from './live-sessions.ts'
import { createAsk, workIn } from './operated-work.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
liveSessions()
const work = workIn(services)
let call: ReturnType<typeof httpCaller>
let operator: (event: unknown) => Promise<unknown>
const ask = createAsk(() => operator)

beforeAll(async () => {
  const { handler } = await import('#lambdas/open-assignments/fit.http.ts')
  call = httpCaller(handler, services.originSecret)
  operator = (await import('#lambdas/operator/operator.command.ts')).handler
})

type Profile = { status?: string; name?: string; description?: string; facts?: Partial<PartnerFacts> }

const partnerWith = async ({ status, facts, ...texts }: Profile): Promise<string> => {
  const sub = await work.createPartner(status)
  const profile = { ...(await work.read(`PARTNER#${sub}`, 'PROFILE')), ...texts }
  await work.put({ ...profile, ...(facts && { facts: { ...noFacts, ...facts } }) })
  return sub
}

const brief = {
  title: 'Migrering till S7-1500',
  description: 'Vi lämnar S7-300 och programmerar om i TIA Portal. Nätet är PROFINET.',
  expertiseRequired: 'PLC',
  location: 'Skellefteå',
  startDate: '2027-01-11',
}

const published = async (given: Parameters<typeof buildOpenAssignment>[0] = {}): Promise<string> => {
  const input = buildOpenAssignment({ ...brief, ...given })
  await ask('open-assignments publish', input)
  return input.id
}

const fitFor = (sub: string, id: string) =>
  call(readFit, { params: { id }, claims: { sub, token_use: 'access', client_id: 'partner-client' } })

const fitOf = async (sub: string, id: string): Promise<Fit> => {
  const { status, body } = await fitFor(sub, id)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

const names = (all: { en: string }[]) => all.map(({ en }) => en)

const description =
  'Tolv år med styrsystem.\nBytte S7-300 mot S7-1500 i en packlina hos ett bryggeri, programmerat i TIA Portal.'

describe('how a profile fits an open assignment', () => {
  it('is said with the words of the profile, where they stand', async () => {
    const { met, read, waits } = await fitOf(await partnerWith({ description }), await published())
    expect({ read, waits }).toEqual({ read: 'both', waits: false })
    const one = met.find(({ quote }) => quote.text === 'S7-1500')
    expect(one?.quote).toEqual({
      field: 'description',
      page: 0,
      before: 'Bytte S7-300 mot ',
      text: 'S7-1500',
      after: ' i en packlina hos ett bryggeri, programmerat i TIA Portal.',
    })
    for (const { quote } of met)
      expect(description).toContain(`${quote.before}${quote.text}${quote.after}`.replace(/^… | …$/g, ''))
  })

  it('quotes the page of the CV, if the CV says it', async () => {
    const sub = await partnerWith({})
    const cv = { id: 'new', key: 'k', fileName: 'cv.pdf', contentType: 'x', size: 1, uploadedAt: 'x' }
    await work.put({ ...(await work.read(`PARTNER#${sub}`, 'PROFILE')), cv })
    const page = (cvId: string, number: number, text: string) =>
      work.put({ PK: `PARTNER#${sub}`, SK: `CVTEXT#0${number}`, cvId, page: number, text })
    await Promise.all([page('new', 2, 'Bytte S7-300 mot S7-1500.'), page('former', 3, 'PROFINET')])
    const { met, missing } = await fitOf(sub, await published())
    expect(met.find(({ name }) => name.en === 'S7-1500')?.quote).toEqual({
      ...{ field: 'cv', page: 2, before: 'Bytte S7-300 mot ', text: 'S7-1500', after: '.' },
    })
    expect(names(missing)).toContain('PROFINET')
  })

  it('names what was not found, until the profile says it', async () => {
    const id = await published()
    const before = await fitOf(await partnerWith({ description }), id)
    expect(names(before.missing)).toContain('PROFINET')
    const skills = [{ name: 'PROFINET', level: null, years: null }]
    const after = await fitOf(await partnerWith({ description, facts: { skills } }), id)
    expect(names(after.missing)).not.toContain('PROFINET')
    expect(after.met.find(({ name }) => name.en === 'PROFINET')?.quote).toMatchObject({ field: 'skills' })
  })

  it('names the facts that are not met, and none that nobody stated', async () => {
    const id = await published()
    const facts = { place: 'Malmö', travel: 'local', availableFrom: '2027-05-01', rate: 9_000 } as const
    expect((await fitOf(await partnerWith({ description, facts }), id)).unmet).toEqual(['place', 'start'])
    expect((await fitOf(await partnerWith({ description }), id)).unmet).toEqual([])
  })

  it.each(['Remote', 'På distans', null])(
    'asks for no place if the work is done at a distance: %s',
    async location => {
      const facts = { place: 'Malmö', travel: 'local' } as const
      const sub = await partnerWith({ description, facts })
      expect((await fitOf(sub, await published({ location }))).unmet).toEqual([])
    },
  )

  it('is the same by another name', async () => {
    const id = await published()
    const [one, other] = [
      await partnerWith({ description }),
      await partnerWith({ description, name: 'Ali Öz' }),
    ]
    expect(await fitOf(one, id)).toEqual(await fitOf(other, id))
  })

  it('says that nothing could be compared', async () => {
    const id = await published()
    expect(await fitOf(await partnerWith({}), id)).toMatchObject({ read: 'no_profile', band: null, met: [] })
    const unread = { title: 'Hjälp', description: 'Ring oss gärna.', expertiseRequired: '' }
    const vague = await published({ ...unread, location: null, startDate: null })
    expect(await fitOf(await partnerWith({ description }), vague)).toMatchObject({
      read: 'no_needs',
      missing: [],
    })
  })

  it('says that a profile waits for its approval, and compares it all the same', async () => {
    const fit = await fitOf(await partnerWith({ description, status: 'pending' }), await published())
    expect(fit.waits).toBe(true)
    expect(fit.met.length).toBeGreaterThan(0)
  })

  it('needs a profile and an assignment that is open', async () => {
    const id = await published()
    const sub = await partnerWith({ description })
    expect((await fitFor(randomUUID(), id)).status).toBe(403)
    expect((await fitFor(sub, randomUUID())).status).toBe(404)
    await ask('open-assignments close', { assignmentId: id })
    expect(await fitFor(sub, id)).toMatchObject({ status: 409, body: { code: 'assignment_closed' } })
  })
})
