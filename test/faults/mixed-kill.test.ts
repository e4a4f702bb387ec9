import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { names } from '#infra/local/names.ts'
import { callerWith } from '#infra/local/seed/api-caller.ts'
import { partnerAccount } from '#infra/local/seed/partner-account.ts'
import { runCommands } from '#infra/local/seed/run-commands.ts'
import type { Inquiry } from '#shared/business-inquiries/inquiry.ts'
import { listInquiries } from '#shared/business-inquiries/list-inquiries.ts'
import { type Application, listApplications } from '#shared/open-assignments/applications.ts'
import { buildOpenAssignment } from '../builders/partner-work.ts'
import { patient } from '../patient.ts'
import { eventually } from './eventually.ts'
import { reportFigure } from './figures.ts'
import { startKillableProduct } from './killable-product.ts'
import { type Acknowledged, createLoad } from './killed-load.ts'
import { createBusiness } from './new-business.ts'
import { forRunLength } from './run-length.ts'
import { seed, seededRandom } from './seeded.ts'

const kills = forRunLength(30, 5)
const timeout = patient(forRunLength(1_800_000, 400_000))
/** The acknowledged requests before the next kill, and the maximum milliseconds. */
const most = { acknowledged: 12, milliseconds: 120 }
const demoPartner = { email: 'erik.sandberg@demopartner.example', password: 'Barkborre-1742' }

type Mail = { to: string; text: string }

const opened = async (origin: string, count: number): Promise<string[]> => {
  const assignments = Array.from({ length: count }, () => buildOpenAssignment())
  await runCommands(
    origin,
    assignments.map(input => ({ command: 'open-assignments publish' as const, input })),
  )
  return assignments.map(({ id }) => id)
}

const countOf = ({ newsletter, meetings, orders, inquiries, applications }: Acknowledged): number =>
  newsletter.length + meetings.length + orders.length + inquiries.length + applications.length

/** Returns how often the log says that a mail may go out twice. */
const repeatsLogged = async (folder: string): Promise<number> =>
  (await readFile(join(folder, 'log.ndjson'), 'utf8')).split('mail_may_repeat').length - 1

/** Returns the number of mails to each acknowledged sender, and to the operator about them. */
const mailsAbout = async (origin: string, { newsletter, meetings, orders }: Acknowledged) => {
  const inbox = (await (await fetch(`${origin}/_local/inbox.json`)).json()) as Mail[]
  const told = inbox.filter(({ to }) => to === names.operator)
  return [...newsletter, ...meetings, ...orders].flatMap(email => [
    { email, sent: inbox.filter(({ to }) => to === email).length },
    { email: `the operator about ${email}`, sent: told.filter(({ text }) => text.includes(email)).length },
  ])
}

test(`killed at ${kills} points of a mixed load, the product keeps all that it acknowledged, once`, {
  timeout,
}, async () => {
  const product = await startKillableProduct()
  const { origin } = await product.running()
  const { token: business } = await createBusiness(origin, 'anna@blandat.se')
  const partner = await partnerAccount(origin, demoPartner)
  const open = await opened(origin, Math.min(kills, 20))
  const load = createLoad({ product, business, partner, open })

  let isOver = false
  const forever = async (work: () => Promise<void>) => {
    while (!isOver) await work()
  }
  /** Once every two kills: these are limited by the hour. */
  const nowAndThen = async (work: () => Promise<void>) => {
    for (let next = 0; !isOver; ) {
      if (product.crashes() >= next) {
        await work()
        next += Math.ceil(kills / 15)
      } else await delay(50)
    }
  }
  const kill = async () => {
    const random = seededRandom()
    while (product.crashes() < kills) {
      await product.running()
      const until = countOf(load.done) + 1 + Math.floor(random() * most.acknowledged)
      await eventually('some are acknowledged', () => countOf(load.done) >= until || undefined, {
        withinMs: 60_000,
        everyMs: 5,
      })
      await delay(random() * most.milliseconds)
      product.crash()
    }
    isOver = true
  }
  await Promise.all([
    kill(),
    ...[load.subscribe, load.subscribe, load.subscribe, load.book, load.book].map(forever),
    ...[load.order, load.inquire, load.apply].map(nowAndThen),
  ])

  const { done } = load
  await product.running()
  await eventually(
    'all mails are out',
    async () => (await mailsAbout(origin, done)).every(({ sent }) => sent > 0) || undefined,
    { withinMs: 180_000, everyMs: 1_000 },
  ).catch(() => {})

  const mails = await mailsAbout(origin, done)
  const twice = mails.reduce((sum, { sent }) => sum + Math.max(0, sent - 1), 0)
  const logged = await repeatsLogged(product.folder)
  const page = (path: string) => ({ method: 'GET', path: `${path}?limit=100` as `/api/${string}` }) as const
  const asBusiness = callerWith(origin, business)
  const { items: inquiries } = await asBusiness<{ items: Inquiry[] }>(page(listInquiries.path))
  const { items: applications } = await partner<{ items: Application[] }>(page(listApplications.path))
  reportFigure(
    `kill -9 at ${product.crashes()} points of a mixed load, seed ${seed}`,
    '0 lost, 0 twice; mails at most one repeat per kill, each logged',
    `${countOf(done)} acknowledged (${done.newsletter.length} subscriptions, ${done.meetings.length} meetings, ${done.orders.length} orders, ${done.inquiries.length} inquiries with a file, ${done.applications.length} applications), ${done.cutOff} requests cut off; ${mails.filter(({ sent }) => sent === 0).length} mails lost of ${mails.length}, ${twice} repeated, ${logged} logged`,
  )
  expect(done.cutOff, 'the kills fell into requests').toBeGreaterThan(0)
  expect(mails.filter(({ sent }) => sent === 0)).toEqual([])
  expect(twice, 'each repeat is logged').toBeLessThanOrEqual(logged)
  expect(twice, 'at most one a kill').toBeLessThanOrEqual(product.crashes())
  const ours = inquiries.filter(({ description }) => description.startsWith('Förfrågan'))
  expect(ours.map(({ description }) => description).sort()).toEqual([...done.inquiries].sort())
  expect(ours.filter(({ files }) => files.length !== 1)).toEqual([])
  const applied = applications.map(({ id }) => id).filter(id => open.includes(id))
  expect(applied.sort()).toEqual([...done.applications].sort())
})
