import { randomUUID } from 'node:crypto'
import type { Context } from 'aws-lambda'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { namedTime } from '#lambdas/platform/mail/named-time.ts'
import { roleEntity } from '#shared/accounts/role.entity.ts'
import { clock } from '#shared/contract/clock.ts'
import { getAdmission } from '#shared/partner-profile/get-admission.ts'
import { partnerProfileEntity } from '#shared/partner-profile/partner-profile.entity.ts'
import { httpCaller } from '../builders/http-caller.ts'
import { buildStreamEvent } from '../builders/stream-event.ts'
import { createAsk, workIn } from './operated-work.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
const { put, read, below } = workIn(services)
const operatorAddress = 'drift@nodverk.example'
let runDue: () => Promise<void>
let operator: (event: unknown) => Promise<unknown>
let partner: unknown
let notices: typeof import('#lambdas/notifications/notices.stream.ts').handler
let store: typeof import('#lambdas/partner-profile/admission.store.ts')
let platform: typeof import('#lambdas/platform/process/living.ts')
let transact: typeof import('#lambdas/platform/table/transact.ts').transact
const ask = createAsk(() => operator)

beforeAll(async () => {
  runDue = (await import('#lambdas/processes/due.schedule.ts')).handler
  operator = (await import('#lambdas/operator/operator.command.ts')).handler
  partner = (await import('#lambdas/partner-profile/partner-profile.http.ts')).handler
  notices = (await import('#lambdas/notifications/notices.stream.ts')).handler
  store = await import('#lambdas/partner-profile/admission.store.ts')
  platform = await import('#lambdas/platform/process/living.ts')
  transact = (await import('#lambdas/platform/table/transact.ts')).transact
})
afterEach(() => clock.moveBy(-clock.offset()))

const now = () => new Date(clock.now()).toISOString()

/** A partner whose profile was just sent, or has been here since before there were steps. */
const createPartner = async ({ status = 'pending', isOld = false, language = 'sv' } = {}) => {
  const partnerId = randomUUID()
  const email = `sara.${partnerId}@konsult.se`
  const createdAt = now()
  const admission = store.newAdmission(partnerId, createdAt)
  const life = isOld ? {} : platform.lifeAttributes(admission)
  const profile = { name: `Sara ${partnerId}`, email, status, language, version: 1, createdAt }
  const index = partnerProfileEntity.indexKey({ status, createdAt })
  await put({ ...admission.key, ...index, ...profile, ...life })
  if (!isOld) await transact(platform.schedulingDue(admission))
  const role = { role: 'partner', email, language, emailVerifiedAt: createdAt }
  await put({ ...roleEntity.key({ pool: 'partner', sub: partnerId }), ...role })
  return { partnerId, email }
}

type Partner = Awaited<ReturnType<typeof createPartner>>

const stored = async ({ partnerId }: Partner) => {
  const { PK, SK } = partnerProfileEntity.key({ sub: partnerId })
  return (await read(PK, SK)) ?? {}
}

const dueOf = async ({ partnerId }: Partner) =>
  (await below('DUE#admission', '')).filter(({ id }) => id === partnerId).map(({ transition }) => transition)

/** Makes a change, and delivers it as the stream does, twice. */
const delivered = async <Result>(who: Partner, change: () => Promise<Result>): Promise<Result> => {
  const before = await stored(who)
  const result = await change()
  for (const _ of [1, 2]) {
    const event = buildStreamEvent([before, await stored(who)])
    expect(await notices(event, {} as Context)).toEqual({ batchItemFailures: [] })
  }
  return result
}

const pass = (who: Partner, hours: number) =>
  delivered(who, async () => {
    clock.moveBy(hours * 3_600_000)
    await runDue()
  })

const advance = (who: Partner, step: string) =>
  delivered(who, () => ask('partners advance', { partnerId: who.partnerId, step }))

const toOperators = ({ partnerId }: Partner) =>
  services.ses.inbox
    .list(operatorAddress)
    .filter(({ subject }) => subject.includes(partnerId))
    .toReversed()

const seenBy = async ({ partnerId: sub }: Partner) => {
  const claims = { sub, token_use: 'access', client_id: 'partner-client' }
  const { status, body } = await httpCaller(partner, services.originSecret)(getAdmission, { claims })
  return status === 200 ? body : status
}

describe('an admission', () => {
  it.each([
    [
      'sv',
      ['Vi läser din ansökan', 'går vidare till intervju', 'till verifiering', 'bara introduktionen är kvar'],
    ],
    [
      'en',
      ['We are reading your', 'goes on to an interview', 'goes on to verification', 'only the onboarding is'],
    ],
  ])('goes through its five steps, and tells the partner of each in %s', async (language, subjects) => {
    const who = await createPartner({ language })
    for (const step of ['screening', 'interview', 'verification', 'introduction']) {
      expect(await advance(who, step)).toEqual({ changed: true })
      expect(await advance(who, step)).toEqual({ changed: false })
      expect((await stored(who)).status).toBe('pending')
    }
    const mails = services.ses.inbox.list(who.email).toReversed()
    expect(mails).toHaveLength(4)
    for (const [place, words] of subjects.entries()) expect(mails[place]?.subject).toContain(words)
  })

  it('skips no step, except if the partner is approved: its audit says which were', async () => {
    const who = await createPartner()
    expect((await advance(who, 'verification')).refused).toBe(
      'The admission is application: not in this state.',
    )
    await advance(who, 'screening')
    const approved = () => ask('partners approve', { partnerId: who.partnerId })
    expect(await delivered(who, approved)).toEqual({ changed: true })
    expect(await below(`PARTNER#${who.partnerId}`, 'AUDIT#')).toMatchObject([
      { action: 'admission screen', by: 'a test', state: 'application', to: 'screening' },
      { action: 'admission approve', skipped: ['interview', 'verification', 'introduction'] },
    ])
    expect(await dueOf(who)).toEqual([])
    expect((await advance(who, 'interview')).refused).toBe('The admission is approved: it has ended.')
  })

  it('reminds the operators before and when feedback is late, until the partner has some', async () => {
    const who = await createPartner()
    await pass(who, 39)
    expect(toOperators(who)).toEqual([])
    await advance(who, 'screening')
    await pass(who, 1.1)
    await pass(who, 8)
    expect(toOperators(who).map(({ subject }) => subject.split(':')[0])).toEqual([
      'Snart dags att ge besked',
      'Försenat besked',
    ])
    expect(toOperators(who)[0]?.text).toContain('Gallring')
    expect(toOperators(who)[0]?.text).toContain(`npm run operator -- partners show ${who.partnerId}`)
    const early = await createPartner()
    await advance(early, 'screening')
    await advance(early, 'interview')
    await pass(early, 50)
    expect(toOperators(early)).toEqual([])
    await pass(early, 23)
    expect(toOperators(early).map(({ subject }) => subject.split(':')[0])).toEqual(['En partner väntar'])
  })

  it('tells the partner once that feedback is late, with the new time, in both languages', async () => {
    for (const [language, subject, label] of [
      ['sv', /^Beskedet om din ansökan till .* dröjer$/, 'Besked senast: '],
      ['en', /^We are late with our feedback/, 'Feedback by: '],
    ] as const) {
      const who = await createPartner({ language })
      await pass(who, 47.9)
      expect(services.ses.inbox.list(who.email)).toEqual([])
      await pass(who, 0.2)
      const { answerBy } = await seenBy(who)
      expect(Math.round((Date.parse(answerBy) - clock.now()) / 3_600_000)).toBe(24)
      const [mail] = services.ses.inbox.list(who.email)
      expect(mail?.subject).toMatch(subject)
      expect(mail?.text).toContain(`${label}${namedTime(answerBy, language)}`)
      await pass(who, 60)
      expect(services.ses.inbox.list(who.email)).toHaveLength(1)
    }
  })

  it('from before feedback was a term of its own goes on as it was promised, and then with a new time', async () => {
    const who = await createPartner({ isOld: true })
    const { createdAt } = (await stored(who)) as { createdAt: string }
    const hoursLater = (hours: number) => new Date(Date.parse(createdAt) + hours * 3_600_000).toISOString()
    const due = { nudge: hoursLater(40), nudgeAgain: hoursLater(48), chase: hoursLater(72) }
    const life = { state: 'application', since: createdAt, revision: 1, terms: { asked: createdAt }, due }
    await put({ ...(await stored(who)), ...life, processVersion: 1 })
    const { process, id, key } = store.newAdmission(who.partnerId, createdAt)
    await transact(platform.schedulingDue({ process, id, key, life }))
    expect((await seenBy(who)).answerBy).toBe(hoursLater(48))
    await advance(who, 'screening')
    await pass(who, 40.1)
    await pass(who, 8)
    expect(toOperators(who)).toHaveLength(2)
    expect((await seenBy(who)).answerBy > hoursLater(71.9)).toBe(true)
    expect((await dueOf(who)).sort()).toEqual(['chase'])
  })

  it('that was decided can be decided otherwise, with the status and one mail each', async () => {
    const who = await createPartner()
    const { partnerId } = who
    await delivered(who, () => ask('partners decline', { partnerId, reason: 'Ofullständig profil.' }))
    await delivered(who, () => ask('partners approve', { partnerId }))
    expect(await stored(who)).toMatchObject({ status: 'approved', state: 'approved', revision: 3 })
    await delivered(who, () => ask('partners decline', { partnerId, reason: 'Svarar inte längre.' }))
    expect(await stored(who)).toMatchObject({ status: 'declined', GSI1PK: 'PARTNERS#declined' })
    expect(services.ses.inbox.list(who.email)).toHaveLength(3)
    const audits = await below(`PARTNER#${partnerId}`, 'AUDIT#')
    expect(audits.map(({ action, state, to }) => [action, state, to])).toEqual([
      ['admission decline', 'application', 'declined'],
      ['admission approve', 'declined', 'approved'],
      ['admission decline', 'approved', 'declined'],
    ])
  })

  it.each([
    ['pending', 'application'],
    ['approved', 'approved'],
    ['declined', 'declined'],
  ])('from before there were steps is where its status says: %s', async (status, state) => {
    const who = await createPartner({ status, isOld: true })
    expect(await seenBy(who)).toMatchObject({ state, answerBy: null })
    const decided = status === 'declined' ? 'partners approve' : 'partners decline'
    const reason = decided === 'partners decline' ? { reason: 'Ofullständig.' } : {}
    expect(await ask(decided, { partnerId: who.partnerId, ...reason })).toEqual({ changed: true })
    expect((await stored(who)).revision).toBe(1)
  })

  it('mails nobody when the partner saves the profile', async () => {
    const who = await createPartner({ isOld: true })
    const edited = async () => put({ ...(await stored(who)), name: 'Sara Ek', version: 2 })
    await delivered(who, edited)
    const newer = await createPartner()
    await advance(newer, 'screening')
    await delivered(newer, async () => put({ ...(await stored(newer)), version: 2 }))
    expect([who, newer].map(({ email }) => services.ses.inbox.list(email).length)).toEqual([0, 1])
  })
})

describe('a partner', () => {
  it('sees the step, since when, and by when feedback was promised, until there is some', async () => {
    const sentAt = now()
    const who = await createPartner()
    const seen = await seenBy(who)
    expect(seen).toMatchObject({ state: 'application' })
    expect(Date.parse(seen.answerBy) - Date.parse(seen.since)).toBe(48 * 3_600_000)
    expect(seen.since >= sentAt).toBe(true)
    await advance(who, 'screening')
    expect((await seenBy(who)).answerBy).toBe(seen.answerBy)
    await advance(who, 'interview')
    expect(await seenBy(who)).toMatchObject({ state: 'interview', answerBy: null })
  })

  it('without a profile has no admission', async () => {
    expect(await seenBy({ partnerId: randomUUID(), email: '' })).toBe(404)
  })
})
