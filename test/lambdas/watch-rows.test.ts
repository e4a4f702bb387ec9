import type { Context, DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { clock } from '#shared/contract/clock.ts'
import type { ShownRow } from '#shared/matching/row.ts'
import type { OpenAssignment } from '#shared/open-assignments/open-assignment.ts'
import { type Fit, readFit } from '#shared/open-assignments/read-fit.ts'
import { noFacts } from '#shared/partner-profile/partner-facts.ts'
import { type Finding, listFindings } from '#shared/watches/findings.ts'
import { httpCaller } from '../builders/http-caller.ts'
import { buildOpenAssignment } from '../builders/partner-work.ts'
import { buildStreamEvent } from '../builders/stream-event.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { emptyTable } from './empty-table.ts'
import { liveSessions } from './live-sessions.ts'
import { createAsk, workIn } from './operated-work.ts'
import { runningServices } from './running-services.ts'
import { buildWatch, createWatcher } from './watches.ts'

type Consumer = (event: DynamoDBStreamEvent, context: Context) => Promise<DynamoDBBatchResponse>

const services = runningServices()
const sessions = liveSessions()
const work = workIn(services)
let call: ReturnType<typeof httpCaller>
let callFit: ReturnType<typeof httpCaller>
let callFindings: ReturnType<typeof httpCaller>
let operator: (event: unknown) => Promise<unknown>
let mailWatches: () => Promise<void>
let notices: Consumer
const ask = createAsk(() => operator)

beforeAll(async () => {
  const { originSecret } = services
  call = httpCaller((await import('#lambdas/watches/watches.http.ts')).handler, originSecret)
  callFit = httpCaller((await import('#lambdas/open-assignments/fit.http.ts')).handler, originSecret)
  callFindings = httpCaller((await import('#lambdas/watches/findings.http.ts')).handler, originSecret)
  operator = (await import('#lambdas/operator/operator.command.ts')).handler
  mailWatches = (await import('#lambdas/watches/watch-mails.schedule.ts')).handler
  notices = (await import('#lambdas/notifications/notices.stream.ts')).handler
})
beforeEach(() => emptyTable(services.documents, tableName))
afterEach(() => clock.moveBy(-clock.offset()))

const evening = '2028-03-13T19:00:00.000Z'
const mornings = ['2028-03-14T06:30:00.000Z', '2028-03-15T06:30:00.000Z'] as const
const moveClockTo = (instant: string) => clock.moveBy(Date.parse(instant) - clock.now())

const description =
  'Tolv år med styrsystem.\nBytte S7-300 mot S7-1500 i en packlina hos ett bryggeri, programmerat i TIA Portal.'

const facts = { ...noFacts, services: ['plc-automation'] }
const profile = { description, facts }
const cv = { id: 'new', key: 'k', fileName: 'cv.pdf', contentType: 'x', size: 1, uploadedAt: 'x' }

/** A partner with this in the profile, who saved a watch for everything in the evening. */
const watching = async (given: object, watch: object = {}, reader: { language?: string } = {}) => {
  moveClockTo(evening)
  await sessions.renew()
  const watcher = await createWatcher(work, () => call, reader)
  const write = async (fields: object) =>
    work.put({ ...(await work.read(`PARTNER#${watcher.sub}`, 'PROFILE')), ...fields })
  await write(given)
  const saved = await watcher.save(buildWatch({ name: 'Allt', skills: null, ...watch }))
  expect(saved.status).toBe(200)
  const claims = { sub: watcher.sub, token_use: 'access', client_id: 'partner-client' }
  return {
    ...watcher,
    write,
    claims,
    fitOf: async (id: string): Promise<Fit> => (await callFit(readFit, { params: { id }, claims })).body,
    findings: async (): Promise<{ found: Finding[]; more: number }> =>
      (await callFindings(listFindings, { claims })).body,
    mailed: async () => {
      const stored = (await watcher.stored())?.mailed as { found: Finding[] } | undefined
      return stored?.found
    },
  }
}
type Watcher = Awaited<ReturnType<typeof watching>>

let published = 0
const publish = async (given: Partial<OpenAssignment>) => {
  published += 1
  const createdAt = new Date(Date.parse('2028-03-13T20:00:00.000Z') + published * 1_000).toISOString()
  const assignment = buildOpenAssignment({ location: null, startDate: null, createdAt, ...given })
  await ask('open-assignments publish', assignment)
  return assignment.id
}

/** What the partner's profile shows, what it is near, what it has nothing of, and what nothing can be read from. */
const shown = {
  title: 'Migrering till S7-1500',
  description: 'Vi lämnar S7-300 och programmerar om i TIA Portal. Nätet är PROFINET.',
  expertiseRequired: 'PLC',
}
const near = {
  title: 'S7-1500 och bilder i SCADA',
  description: 'En linje med S7-1500 får överordnat system i SCADA.',
  expertiseRequired: 'PLC, SCADA',
}
const other = { title: 'Webbutik i React', description: 'React och Node.', expertiseRequired: 'React' }
const vague = { title: 'Hjälp', description: 'Ring oss gärna.', expertiseRequired: '' }

const mail = async (watcher: Watcher, morning: string = mornings[0]) => {
  moveClockTo(morning)
  const before = await watcher.stored()
  await mailWatches()
  const after = await watcher.stored()
  const event = buildStreamEvent([before ?? null, after ?? {}])
  expect(await notices(event, {} as Context)).toEqual({ batchItemFailures: [] })
  return services.ses.inbox.list(watcher.email)[0]
}

const rowIn = ({ read: _, waits: __, ...row }: Fit): ShownRow => row

describe('what a watch finds', () => {
  it('is mailed with the row that the partner reads at the assignment, best first and then newest', async () => {
    const watcher = await watching(profile)
    const ids = {
      older: await publish(shown),
      other: await publish(other),
      newer: await publish(shown),
      near: await publish(near),
    }
    await mail(watcher)
    const found = (await watcher.mailed()) ?? []
    expect(found.map(({ id }) => id)).toEqual([ids.newer, ids.older, ids.near, ids.other])
    expect(found.map(({ row }) => row?.band)).toEqual(['shows', 'shows', 'close', null])
    for (const { id, row } of found) {
      const { met, ...rest } = rowIn(await watcher.fitOf(id))
      expect(row).toEqual({ ...rest, met: met.slice(0, 1) })
    }
  })

  it.each([
    [
      'sv',
      [
        'Profilen visar det uppdraget söker',
        'Det här passar: S7-1500, ”Bytte S7-300 mot S7-1500 i en packlina hos ett bryggeri, programmerat i TIA Portal.” (under Beskrivning i profilen)',
        'Det här hittade vi inte: ',
        'Det som passar din profil bäst står först.',
        'Så läste vårt program uppdragen',
      ],
    ],
    [
      'en',
      [
        'Your profile shows what the assignment asks for',
        'What fits: S7-1500, “Bytte S7-300 mot S7-1500 i en packlina hos ett bryggeri, programmerat i TIA Portal.” (under Description in the profile)',
        'What we did not find: ',
        'What fits your profile best comes first.',
        'This is how our program read the assignments',
      ],
    ],
  ])('is said in the mail, as text and as HTML, in %s', async (language, words) => {
    const watcher = await watching(profile, {}, { language })
    await publish(shown)
    await publish(near)
    const { text, html } = (await mail(watcher)) ?? {}
    const read = (html ?? '').replace(/<[^>]+>/g, '').replaceAll('&amp;', '&')
    for (const one of words) for (const part of [text, read]) expect(part).toContain(one)
  })

  it('is mailed without a row, and without a word of one, if nothing can be compared', async () => {
    const watcher = await watching({})
    const id = await publish(shown)
    const { text } = (await mail(watcher)) ?? {}
    expect(await watcher.mailed()).toMatchObject([{ id, row: null }])
    expect(text).toContain(shown.title)
    expect(text).not.toMatch(/profil/i)
  })

  it('quotes the page of a CV that shows it', async () => {
    const watcher = await watching({ cv })
    const text = 'Bytte S7-300 mot S7-1500.'
    await work.put({ PK: `PARTNER#${watcher.sub}`, SK: 'CVTEXT#02', cvId: 'new', page: 2, text })
    await publish(shown)
    expect((await mail(watcher))?.text).toContain('”Bytte S7-300 mot S7-1500.” (CV s. 2)')
  })

  it('reads a partner once for a whole mail, and not at all if nothing is found', async () => {
    const { table } = await import('#lambdas/platform/table/table.ts')
    const read: string[] = []
    table.middlewareStack.add(
      next => async args => {
        const { ExpressionAttributeValues = {} } = args.input as {
          ExpressionAttributeValues?: Record<string, unknown>
        }
        if (JSON.stringify(ExpressionAttributeValues).includes('CVTEXT')) read.push('cv')
        return next(args)
      },
      { step: 'initialize', name: 'reading' },
    )
    try {
      const [some, none] = [await watching({ ...profile, cv }), await watching({ cv }, { skills: 'SAP' })]
      for (let made = 0; made < 5; made += 1) await publish(shown)
      moveClockTo(mornings[0])
      await mailWatches()
      expect([(await some.mailed())?.length, await none.mailed()]).toEqual([5, undefined])
      expect(read).toEqual(['cv'])
    } finally {
      table.middlewareStack.remove('reading')
    }
  })
})

describe('a watch for what fits the profile', () => {
  it('finds what has a band, and the rest once the profile shows it', async () => {
    const watcher = await watching(profile, { fits: true })
    const [fitting, not] = [await publish(shown), await publish(other)]
    await publish(vague)
    await mail(watcher)
    expect((await watcher.mailed())?.map(({ id }) => id)).toEqual([fitting])
    await watcher.write({ description: `${description}\nBygger webbutiker i React och Node.` })
    await mail(watcher, mornings[1])
    expect((await watcher.mailed())?.map(({ id }) => id)).toEqual([not])
  })

  it('finds nothing for a partner of whom nothing can be read', async () => {
    const watcher = await watching({}, { fits: true })
    await publish(shown)
    await mail(watcher)
    expect(await watcher.mailed()).toBeUndefined()
  })

  it('leaves the names of the other watches that found it', async () => {
    const watcher = await watching(profile, { fits: true, name: 'Passar' })
    await watcher.save(buildWatch({ name: 'Allt annat', skills: null }))
    await publish(other)
    await publish(shown)
    await mail(watcher)
    expect((await watcher.mailed())?.map(({ watches }) => watches)).toEqual([
      ['Passar', 'Allt annat'],
      ['Allt annat'],
    ])
  })

  it('is one that was saved as such: an older page sends nothing of it, and older lists have nothing', async () => {
    const { fits: _, ...before } = buildWatch()
    const watcher = await watching(profile)
    expect((await watcher.save(before)).body.watches[1]).toMatchObject({ fits: false })
    const stored = await watcher.stored()
    const watches = ((stored?.watches ?? []) as { fits?: boolean }[]).map(({ fits: __, ...watch }) => watch)
    await work.put({ ...stored, watches })
    expect((await watcher.list()).watches).toMatchObject([{ fits: false }, { fits: false }])
    const id = await publish(other)
    await mail(watcher)
    expect(await watcher.mailed()).toMatchObject([{ id }])
  })
})

describe('the page of what watches find', () => {
  it('has the whole row of each, best first, also of what is older or was mailed', async () => {
    const watcher = await watching(profile)
    const older = await publish({ ...shown, createdAt: '2028-01-01T10:00:00.000Z' })
    const [without, close] = [await publish(vague), await publish(near)]
    await mail(watcher)
    await sessions.renew()
    const { found, more } = await watcher.findings()
    expect([found.map(({ id }) => id), more]).toEqual([[older, close, without], 0])
    expect(found.map(({ watches }) => watches)).toEqual([['Allt'], ['Allt'], ['Allt']])
    for (const { id, row } of found.slice(0, 2)) expect(row).toEqual(rowIn(await watcher.fitOf(id)))
    expect(found[2]?.row).toBeNull()
  })

  it('shows twenty, and says how many more there are; without watches it has none', async () => {
    const watcher = await watching(profile)
    for (let made = 0; made < 22; made += 1) await publish(shown)
    const { found, more } = await watcher.findings()
    expect([found.length, more]).toEqual([20, 2])
    const { id } = (await watcher.list()).watches[0]
    await watcher.remove(id)
    expect(await watcher.findings()).toEqual({ found: [], more: 0 })
  })
})
