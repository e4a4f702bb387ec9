import { beforeAll, expect, test } from 'vitest'
import type { Change } from '#lambdas/platform/mail/outgoing-mail.ts'
import { clock } from '#shared/contract/clock.ts'
import { type Process, recipientsOf } from '#shared/contract/process.ts'
import { processes } from '#shared/processes.ts'
import { runningServices } from '../lambdas/running-services.ts'
import { familiesIn, type Inquired } from './families.ts'
import { reportFigure } from './figures.ts'
import { forRunLength } from './run-length.ts'
import { seed, seededRandom, shuffle } from './seeded.ts'
import { streamChanges } from './stream-changes.ts'

const lives = forRunLength(20_000, 60)
const livesAtOnce = 100
const rounds = 12
/** How often everybody stays silent for three weeks in the end. */
const silences = 4

const hourMs = 3_600_000
/** The hours between two rounds, of which one is taken by chance. */
const pauses = [0.2, 3, 20, 30, 75, 200]

const services = runningServices()
const random = seededRandom()
const among = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)]

const counts = { presses: 0, beaten: 0, transitions: 0, ticks: 0, lost: 0, mails: 0 }
let families: Awaited<ReturnType<typeof familiesIn>>
let tick: () => Promise<void>
let changes: Awaited<ReturnType<typeof streamChanges>>
let mailsForChange: typeof import('#lambdas/notifications/mails-for-change.ts').mailsForChange

beforeAll(async () => {
  families = await familiesIn(services)
  tick = (await import('#lambdas/processes/due.schedule.ts')).handler
  mailsForChange = (await import('#lambdas/notifications/mails-for-change.ts')).mailsForChange
  changes = await streamChanges()
})

/** Nobody, somebody, or two at once do something over what they have both read. */
const press = async (ids: Inquired): Promise<void> => {
  const count = among([0, 1, 1, 2, 2])
  if (!count) return
  const possible = (await families.presses(ids)).filter(({ isLast }) => !isLast || random() < 0.15)
  const chosen = shuffle(possible, random).slice(0, count)
  const done = await Promise.all(chosen.map(({ make }) => make()))
  counts.presses += done.length
  counts.beaten += done.filter(isDone => !isDone).length
}

/** The scheduler's calls: one, two at once, or none, because it was lost. */
const schedule = async (): Promise<void> => {
  const calls = among([0, 1, 1, 2]) ?? 1
  counts.ticks += calls
  if (calls === 0) counts.lost += 1
  await Promise.all(Array.from({ length: calls }, () => tick()))
}

/** Calls until nothing is due any more. */
const catchUp = async (): Promise<void> => {
  for (let left = 50; left > 0; left -= 1) {
    await tick()
    const instant = new Date(clock.now()).toISOString()
    const keys = [...(await families.dueById()).values()].flat()
    if (keys.every(key => (key.split(' ')[1] ?? '') > instant)) return
  }
  throw new Error('Something stays due.')
}

const liveThrough = async (begun: readonly Inquired[]): Promise<void> => {
  for (let round = 0; round < rounds; round += 1) {
    const acting = begun.filter(() => random() < 0.7)
    // What people press and what time makes happen at once.
    await Promise.all([...acting.map(press), schedule()])
    clock.moveBy((among(pauses) ?? 1) * hourMs)
    await schedule()
  }
}

const staySilent = async (): Promise<void> => {
  for (let silence = 0; silence < silences; silence += 1) {
    clock.moveBy(21 * 24 * hourMs)
    await catchUp()
  }
}

type MovedItem = {
  PK: string
  SK: string
  state: string
  revision?: number
  last?: { name: string; by: string }
}

const processOf = ({ after: { SK } }: Change): Process | undefined =>
  processes.find(({ name }) => String(SK).startsWith(`${name.toUpperCase()}#`))

const mailNameOf = (declared: Process, transition: string) => (party: string) =>
  `${declared.name}_${transition}_${party === 'operator' ? 'notice' : party}`

const mailed = new Set<string>()

/** A transition that skips a revision, or of which somebody is not told by exactly one mail. */
const telling = (change: Change): string[] => {
  const declared = processOf(change)
  const { revision, last, state, PK, SK } = change.after as MovedItem
  if (!declared || !last || change.before?.revision === revision) return []
  counts.transitions += 1
  const told = recipientsOf(declared, { ...last, state }).map(mailNameOf(declared, last.name))
  const mails = mailsForChange(change, { siteOrigin: 'https://site.example', operator: 'drift@x.se' })
  counts.mails += mails.length
  const sources = mails.map(({ source, template }) => `${source} ${template}`)
  const again = sources.filter(source => mailed.has(source))
  for (const source of sources) mailed.add(source)
  const missing = told.filter(name => !mails.some(({ template }) => template === name))
  const where = `${PK} ${SK} ${last.name}`
  return [
    ...(revision === Number(change.before?.revision ?? 0) + 1 ? [] : [`${where}: a revision is skipped`]),
    ...missing.map(name => `${where}: nobody sends ${name}`),
    ...again.map(source => `sent twice: ${source}`),
  ]
}

/** What is wrong with families, and how many of them have ended. */
const lookAt = async (begun: readonly Inquired[]): Promise<{ faults: string[]; ended: number }> => {
  const due = await families.dueById()
  const looks = await Promise.all(begun.map(ids => families.lookAt(ids, due)))
  const untold: string[] = []
  for await (const change of changes()) untold.push(...telling(change))
  return {
    faults: [...looks.flatMap(({ faults }) => faults), ...untold],
    ended: looks.filter(({ isEnded }) => isEnded).length,
  }
}

const processorSeconds = (): number => {
  const { user, system } = process.cpuUsage()
  return Math.round((user + system) / 1e6)
}

/** Says how far it is: whoever starts twenty thousand wants to know when they end. */
const reportProgress = (left: number): void => {
  if (left % 1_000 === 0 && left < lives)
    console.log(`${lives - left} lives after ${processorSeconds()} s of processor time`)
}

test(
  `${lives} lives by chance, with ticks late, twice and lost, are never stuck, silent or untold (seed ${seed})`,
  async () => {
    let ended = 0
    for (let left = lives; left > 0; left -= livesAtOnce) {
      reportProgress(left)
      const begun = await Promise.all(
        Array.from({ length: Math.min(left, livesAtOnce) }, () => families.create()),
      )
      await liveThrough(begun)
      // What is left over in the middle would be tidied up by then.
      expect((await lookAt(begun)).faults).toEqual([])
      await staySilent()
      const { faults, ended: over } = await lookAt(begun)
      expect(faults).toEqual([])
      ended += over
      // Those that go on for ever, reminded again and again, would be reminded in every later life, too.
      await families.withdrawAll()
      mailed.clear()
    }
    const { presses, beaten, transitions, ticks, lost, mails } = counts
    expect([beaten, transitions, ended].every(count => count > 0)).toBe(true)
    reportFigure(
      `${lives} lives of an inquiry with its proposals, on the real engine`,
      '0 stuck, silent, untold or done twice',
      `0; ${transitions} transitions, ${presses} presses of which ${beaten} were too late, ${ticks} ticks and ${lost} lost, ${mails} mails; ${ended} have ended, the others are reminded again and again; ${processorSeconds()} s of processor time`,
    )
  },
  8 * hourMs,
)
