import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ShownWorkFile } from '#shared/reports/work-file.ts'
import { attachedFilesIn, drawing } from './attached-files.ts'
import { milestonesIn } from './delivered-milestones.ts'
import { failCallAt } from './failing-table.ts'
import { liveSessions } from './live-sessions.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
const sessions = liveSessions()
let world: Awaited<ReturnType<typeof milestonesIn>>
let files: Awaited<ReturnType<typeof attachedFilesIn>>

beforeAll(async () => {
  world = await milestonesIn(services, sessions)
  files = await attachedFilesIn(services)
})

type Ids = Awaited<ReturnType<typeof world.fixed>>

const sides = [
  ['business', 'partner', 'Anna Berg'],
  ['partner', 'business', 'Sara Lund'],
] as const

const shownTo = async (side: 'business' | 'partner', of: Ids): Promise<ShownWorkFile[]> =>
  (await (side === 'business' ? world.asBusiness(of) : world.asPartner(of)).read()).body.files

const textAt = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer())

/** The mails that the stored sets of files send. */
const mailsOf = async ({ partnerId }: Ids) => {
  const { mailsForChange } = await import('#lambdas/notifications/mails-for-change.ts')
  const addresses = { siteOrigin: 'https://site.example', operator: '' }
  const stored = await world.work.below(`PARTNER#${partnerId}`, 'WORKFILES#')
  return stored.flatMap(after => mailsForChange({ before: null, after }, addresses))
}

describe.each(sides)('files that a %s attaches', (side, other, name) => {
  it('are listed for both with who and when, and both download them', async () => {
    const of = await world.fixed()
    expect(await shownTo(side, of)).toEqual([])
    const own = files.as(side, of)
    const [one, two] = [
      await own.uploaded(),
      await own.uploaded({ ...drawing, fileName: 'Protokoll 2 åäö.pdf' }),
    ]
    const attached = await own.attach(one, two)
    expect(attached).toMatchObject({ status: 201, body: { items: [{ id: one }, { id: two }] } })
    const list = await shownTo(other, of)
    expect(list).toEqual(await shownTo(side, of))
    expect(list).toMatchObject([
      { fileName: 'ritning.pdf', side, attachedBy: name, milestone: null, size: drawing.bytes.length },
      { fileName: 'Protokoll-2-åäö.pdf', attachedAt: expect.stringMatching(/^\d{4}-.*Z$/) },
    ])
    for (const reader of [side, other]) {
      const { body } = await files.as(reader, of).link(one)
      expect(await textAt(body.url)).toEqual(drawing.bytes)
    }
    expect(await mailsOf(of)).toMatchObject([
      { template: `files_attached_${other}`, recipient: expect.stringContaining(of[`${other}Id`]) },
    ])
    const text = (await (await mailsOf(of))[0]?.compose())?.text
    expect(text).toContain('ritning.pdf, Protokoll-2-åäö.pdf')
  })

  it('are nobody else’s: not a stranger’s, and not those of another assignment', async () => {
    const [of, others] = [await world.fixed(), await world.fixed()]
    const own = files.as(side, of)
    const file = await own.uploaded()
    await own.attach(file)
    const stranger = files.as(side, of, randomUUID())
    expect((await stranger.link(file)).status).toBe(404)
    expect((await stranger.attach(await stranger.uploaded())).status).toBe(404)
    for (const reader of [side, other] as const)
      expect((await files.as(reader, others).link(file)).status).toBe(404)
    // The uploads of somebody else are not theirs to attach, even to an assignment of their own.
    const foreign = await files.as(side, others).uploaded()
    expect((await own.attach(foreign)).body).toMatchObject({
      code: 'upload_unusable',
      fields: { 'uploads.0': 'invalid' },
    })
    expect(await shownTo(side, of)).toHaveLength(1)
  })

  it('are at most ten of theirs, however they are sent', async () => {
    const of = await world.fixed()
    const own = files.as(side, of)
    const ids = await Promise.all(Array.from({ length: 11 }, () => own.uploaded()))
    expect((await own.attach(...ids)).body.fields).toEqual({ uploads: 'too_many' })
    const answers = await Promise.all([own.attach(...ids.slice(0, 6)), own.attach(...ids.slice(6))])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422])
    const rest = answers[0]?.status === 201 ? ids.slice(6, 10) : ids.slice(0, 5)
    expect((await own.attach(...rest)).status).toBe(201)
    const count = (await shownTo(side, of)).length
    expect(count).toBe(10)
    expect((await own.attach(await own.uploaded())).body.fields).toEqual({ uploads: 'too_many' })
    const { status } = await files.as(other, of).attach(await files.as(other, of).uploaded())
    expect(status).toBe(201)
  })

  it('are refused before they are inspected, if they are no such files, and a second time', async () => {
    const of = await world.fixed()
    const own = files.as(side, of)
    const waiting = await own.sent()
    const fake = await own.uploaded({ ...drawing, bytes: Buffer.from('MZ is a program') })
    expect((await own.look(fake)).body).toMatchObject({ state: 'refused', reason: 'content_differs' })
    for (const id of [waiting, fake, randomUUID()])
      expect((await own.attach(id)).body.code).toBe('upload_unusable')
    const file = await own.uploaded()
    expect((await own.attach(file)).status).toBe(201)
    expect((await own.attach(file)).body.code).toBe('upload_unusable')
    expect(await shownTo(side, of)).toHaveLength(1)
  })

  it('are not given to anybody once the scan has found something', async () => {
    const of = await world.fixed()
    const file = await files.as(side, of).uploaded()
    await files.as(side, of).attach(file)
    await files.findThreat(of[`${side}Id`], file)
    for (const reader of [side, other])
      expect((await files.as(reader, of).link(file)).body.code).toBe('file_unsafe')
    const { items } = await world.ask('assignments files', {
      ...{ partnerId: of.partnerId, assignmentId: of.inquiryId },
    })
    expect(items).toMatchObject([{ url: null, note: 'the malware scan has found something in it' }])
  })
})

describe('the files of a delivery', () => {
  it('stand with their milestone, come with its mail, and are taken with it or not at all', async () => {
    const of = await world.fixed('Förstudie: 5\nDriftsättning: 15')
    const own = files.as('partner', of)
    const [one, two] = [await own.uploaded(), await own.uploaded()]
    const waiting = await own.sent()
    const refused = await world.asPartner(of).deliver(1, 1, 'Klart.', '', [one, waiting])
    expect(refused.body).toMatchObject({ code: 'upload_unusable', fields: { 'uploads.1': 'invalid' } })
    expect(await world.milestonesOf(of)).toMatchObject([{ state: 'agreed' }, {}])
    const deliver = () => world.asPartner(of).deliver(1, 1, 'Klart.', '', [one, two])
    expect((await deliver()).body.state).toBe('delivered')
    // The same again, as after a reply that was lost.
    expect((await deliver()).status).toBe(200)
    expect(await shownTo('business', of)).toMatchObject([
      { id: one, milestone: 1, side: 'partner', attachedBy: 'Sara Lund' },
      { id: two, milestone: 1 },
    ])
    expect(await mailsOf(of)).toEqual([])
    const others = [await own.uploaded()]
    expect((await world.asPartner(of).deliver(1, 1, 'Klart.', '', others)).body.code).toBe('moved_on')
    expect((await world.asPartner(of).deliver(2, 1, 'Klart.', '', others)).status).toBe(200)
    expect(await shownTo('business', of)).toHaveLength(3)
  })

  it('are at most ten of a milestone, over all its deliveries', async () => {
    const of = await world.fixed()
    const own = files.as('partner', of)
    const ids = await Promise.all(Array.from({ length: 11 }, () => own.uploaded()))
    await world.asPartner(of).deliver(1, 1, 'Klart.', '', ids.slice(0, 8))
    await world.asBusiness(of).sendBack(1, 2)
    const { body } = await world.asPartner(of).deliver(1, 3, 'Nu.', '', ids.slice(8))
    expect(body.fields).toEqual({ uploads: 'too_many' })
    expect((await world.asPartner(of).deliver(1, 3, 'Nu.', '', ids.slice(8, 10))).status).toBe(200)
    expect(await shownTo('business', of)).toHaveLength(10)
  })

  it.each(['before', 'after'] as const)('are there once if a call to the table fails %s it', async when => {
    const { table } = await import('#lambdas/platform/table/table.ts')
    const of = await world.fixed()
    const file = await files.as('partner', of).uploaded()
    const deliver = () => world.asPartner(of).deliver(1, 1, 'Klart.', '', [file])
    for (const place of [0, 2, 4, 5, 6, 7]) {
      const stop = failCallAt(table, place, when)
      await deliver()
      stop()
    }
    expect((await deliver()).body.state).toBe('delivered')
    expect(await shownTo('partner', of)).toMatchObject([{ id: file, milestone: 1 }])
  })
})

describe('operators', () => {
  it('list the files of an assignment with links that work', async () => {
    const of = await world.fixed()
    const file = await files.as('business', of).uploaded()
    await files.as('business', of).attach(file)
    const asked = { partnerId: of.partnerId, assignmentId: of.inquiryId }
    const { items = [] } = await world.ask('assignments files', asked)
    expect(items).toMatchObject([{ side: 'business', attachedBy: 'Anna Berg', fileName: 'ritning.pdf' }])
    expect(await textAt(String(items[0]?.url))).toEqual(drawing.bytes)
    const { refused } = await world.ask('assignments files', { ...asked, assignmentId: randomUUID() })
    expect(refused).toBe('There is no such assignment.')
  })
})
