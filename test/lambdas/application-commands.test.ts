import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { creditsLeft } from './credits-left.ts'
import { emptyTable } from './empty-table.ts'
import { failCallAt } from './failing-table.ts'
import { createAsk, workIn } from './operated-work.ts'
import { runBeforeWrite } from './run-before-write.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
let handler: (event: unknown) => Promise<unknown>
const ask = createAsk(() => handler)
const work = workIn(services)

beforeAll(async () => {
  handler = (await import('#lambdas/operator/operator.command.ts')).handler
})
beforeEach(() => emptyTable(services.documents, tableName))

const accept = (id: string, partnerId: string, given: object = {}) =>
  ask('applications accept', { assignmentId: id, partnerId, ...given })
const stateOf = async (id: string, partnerId: string) =>
  (await work.read(`OPEN#${id}`, `APPLICATION#${partnerId}`))?.state

/** Everything that follows from one acceptance, in one view. */
const outcome = async ({
  id,
  businessId,
  inquiryId,
  partners,
}: Awaited<ReturnType<typeof work.published>>) => ({
  applications: (await Promise.all(partners.map(sub => stateOf(id, sub)))).join(' '),
  open: [(await work.read(`OPEN#${id}`, 'ASSIGNMENT'))?.state, await work.openCount()],
  balance: await creditsLeft(work.read, businessId),
  history: (await work.below(`BUSINESS#${businessId}`, 'CREDIT#')).map(({ credits, balance }) => [
    credits,
    balance,
  ]),
  inquiry: await work.inquiryState({ businessId, inquiryId }),
  assignments: (await work.below(`PARTNER#${partners[0]}`, 'ASSIGNMENT#')).map(({ status }) => status),
  totals: (await work.read(`PARTNER#${partners[0]}`, 'TOTALS'))?.active,
  audits: (await work.below(`BUSINESS#${businessId}`, 'AUDIT#')).filter(
    ({ action }) => action === 'applications accept',
  ).length,
})

const accepted = (others: number) => ({
  applications: ['accepted', ...Array(others).fill('declined')].join(' '),
  open: ['closed', 0],
  balance: 30,
  history: [[-20, 30]],
  inquiry: 'running',
  assignments: ['active'],
  totals: 1,
  audits: 1,
})

describe('accepting an application', () => {
  it('gives the partner the assignment, takes the credits, and declines the others', async () => {
    const published = await work.published(ask, { partners: 3 })
    const [partnerId] = published.partners
    expect(await work.inquiryState(published)).toBe('matching')
    expect(await accept(published.id, partnerId, { hourlyRateKronor: 950 })).toEqual({ changed: true })
    expect(await outcome(published)).toEqual(accepted(2))
    const shown = await ask('open-assignments show', { assignmentId: published.id })
    expect(shown.item).toMatchObject({ state: 'closed', partnerId })
    expect((await work.below(`PARTNER#${partnerId}`, 'ASSIGNMENT#'))[0]).toMatchObject({
      id: published.id,
      projectTitle: 'PLC-programmerare till packlina',
      hourlyRateOre: 95_000,
      totalHours: 0,
      totalEarningsOre: 0,
      creditsAgreed: 20,
    })
    const [change] = await work.below(`BUSINESS#${published.businessId}`, 'CREDIT#')
    expect(change).toMatchObject({ kind: 'assignment', reference: 'PLC-programmerare till packlina' })
  })

  it('of a partner with an unverified address is refused, unless with a reason that the audit keeps', async () => {
    const published = await work.published(ask, {})
    const [partnerId] = published.partners
    const email = `sara.${partnerId}@x.se`
    await work.put({ PK: `USER#partner#${partnerId}`, SK: 'ROLE', role: 'partner', email })
    const { items } = await ask('applications list', { assignmentId: published.id })
    const shown = items?.map(item => [item.partnerId, item.emailVerifiedAt !== null])
    expect(Object.fromEntries(shown ?? [])).toMatchObject({
      [partnerId]: false,
      [String(published.partners[1])]: true,
    })
    expect((await accept(published.id, partnerId)).refused).toContain(`Nobody has verified ${email}.`)
    expect(await stateOf(published.id, partnerId)).toBe('sent')
    const unverifiedReason = 'Vi har träffats på mässan.'
    expect(await accept(published.id, partnerId, { unverifiedReason })).toEqual({ changed: true })
    expect(await work.below(`BUSINESS#${published.businessId}`, 'AUDIT#')).toContainEqual(
      expect.objectContaining({ unverifiedReason }),
    )
  })

  it('happens once, however often it is requested and by however many at a time', async () => {
    const published = await work.published(ask, {})
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => accept(published.id, published.partners[0])),
    )
    expect(answers.filter(({ changed }) => changed)).toHaveLength(1)
    expect(await accept(published.id, published.partners[0])).toEqual({ changed: false })
    expect(await outcome(published)).toEqual(accepted(1))
  })

  it('gives it to one of two who are accepted at the same time', async () => {
    const published = await work.published(ask, {})
    const answers = await Promise.all(published.partners.map(sub => accept(published.id, sub)))
    expect(answers.filter(({ changed }) => changed)).toHaveLength(1)
    expect(answers.filter(({ refused }) => refused === 'The assignment is closed.')).toHaveLength(1)
    expect((await outcome(published)).balance).toBe(30)
  })

  it('declines more than one transaction holds, and withdrawn ones stay withdrawn', async () => {
    const published = await work.published(ask, { partners: 130 })
    const gone = published.partners[5] ?? ''
    const Key = { PK: `OPEN#${published.id}`, SK: `APPLICATION#${gone}` }
    await services.documents.send(new DeleteCommand({ TableName: tableName, Key }))
    await accept(published.id, published.partners[0])
    const states = await Promise.all(published.partners.map(sub => stateOf(published.id, sub)))
    expect(states.filter(state => state === 'declined')).toHaveLength(128)
    expect(states.filter(state => state === undefined)).toHaveLength(1)
  })

  it('killed at any call and repeated, has happened once', async () => {
    const { table } = await import('#lambdas/platform/table/table.ts')
    const places = { before: 0, after: 0 }
    for (const when of ['before', 'after'] as const) {
      for (;;) {
        await emptyTable(services.documents, tableName)
        const published = await work.published(ask, { partners: 3 })
        const stop = failCallAt(table, places[when], when)
        await accept(published.id, published.partners[0]).catch(() => undefined)
        const isReached = stop() > places[when]
        await accept(published.id, published.partners[0])
        expect(await outcome(published), `killed ${when} call ${places[when]}`).toEqual(accepted(2))
        if (!isReached) break
        places[when] += 1
      }
    }
    expect(places.before).toBeGreaterThan(5)
    expect(places.after).toBe(places.before)
  })

  it('killed while it declines many, continues at the same place', async () => {
    const { table } = await import('#lambdas/platform/table/table.ts')
    const small = await work.published(ask, { partners: 3 })
    const count = failCallAt(table, -1, 'before')
    await accept(small.id, small.partners[0])
    const callsOfSmall = count()
    const published = await work.published(ask, { partners: 120 })
    // What comes on top are transactions of those who did not fit into the first.
    const stop = failCallAt(table, callsOfSmall, 'before')
    await expect(accept(published.id, published.partners[0])).rejects.toThrow('killed')
    stop()
    expect((await outcome(published)).applications).toContain('sent')
    expect(await accept(published.id, published.partners[0])).toEqual({ changed: false })
    expect(await outcome(published)).toEqual(accepted(119))
  })
})

describe('an acceptance is refused, and nothing changes,', () => {
  const unchanged = async (published: Awaited<ReturnType<typeof work.published>>) => {
    expect(await outcome(published)).toMatchObject({
      open: ['open', 1],
      inquiry: 'matching',
      history: [],
      assignments: [],
      audits: 0,
    })
  }

  it('if the business has too few credits', async () => {
    const published = await work.published(ask, { balance: 19 })
    expect(await accept(published.id, published.partners[0])).toEqual({
      refused: 'The business has 19 credits, and the assignment costs 20.',
    })
    await unchanged(published)
    expect(await accept(published.id, published.partners[0], { credits: 19 })).toEqual({ changed: true })
    expect((await outcome(published)).balance).toBe(0)
  })

  it('if the partner is not approved', async () => {
    const published = await work.published(ask, {})
    const waiting = await work.createPartner('pending')
    await work.putApplication(published.id, waiting)
    expect((await accept(published.id, waiting)).refused).toMatch(/not approved/)
    await unchanged(published)
  })

  it('if the partner has not applied, or was declined', async () => {
    const published = await work.published(ask, {})
    expect((await accept(published.id, await work.createPartner())).refused).toMatch(/not applied/)
    const declined = await work.createPartner()
    await work.putApplication(published.id, declined, 'declined')
    expect((await accept(published.id, declined)).refused).toMatch(/was declined/)
    await unchanged(published)
  })
})

describe('a change between the check and the acceptance', () => {
  type Published = Awaited<ReturnType<typeof work.published>>
  const set = async (PK: string, SK: string, values: object) =>
    work.put({ ...(await work.read(PK, SK)), ...values })

  const acceptedWhile = async (happens: (published: Published) => Promise<unknown>) => {
    const { table } = await import('#lambdas/platform/table/table.ts')
    const published = await work.published(ask, {})
    runBeforeWrite(table, () => happens(published))
    return { published, answer: await accept(published.id, published.partners[0]) }
  }

  const record = (businessId: string, credits: number) =>
    ask('credits record', { businessId, credits, kind: 'correction', reference: 'Enligt avtal' })

  it.each<[string, (published: Published) => Promise<unknown>, RegExp]>([
    ['the credits are used', ({ businessId }) => record(businessId, -47), /3 credits/],
    [
      'the partner is no longer approved',
      ({ partners: [sub] }) => set(`PARTNER#${sub}`, 'PROFILE', { status: 'declined' }),
      /not approved/,
    ],
    [
      'the application is declined',
      ({ id, partners: [sub] }) => set(`OPEN#${id}`, `APPLICATION#${sub}`, { state: 'declined' }),
      /was declined/,
    ],
    ['the assignment is closed', ({ id }) => set(`OPEN#${id}`, 'ASSIGNMENT', { state: 'closed' }), /closed/],
    [
      'the inquiry is closed',
      ({ businessId, inquiryId }) =>
        set(`BUSINESS#${businessId}`, `INQUIRY#${inquiryId}`, { state: 'closed' }),
      /inquiry is closed/,
    ],
  ])('is seen: %s', async (_, happens, refusal) => {
    const { published, answer } = await acceptedWhile(happens)
    expect(answer.refused).toMatch(refusal)
    const { history, ...others } = await outcome(published)
    expect(history).not.toContainEqual([-20, expect.anything()])
    expect(others).toMatchObject({ assignments: [], audits: 0 })
  })

  it('is counted: credits that were bought, an application that is new', async () => {
    const late = await work.createPartner()
    const { published, answer } = await acceptedWhile(async ({ id, businessId }) => {
      await record(businessId, 25)
      await work.putApplication(id, late)
    })
    expect(answer).toEqual({ changed: true })
    const { balance, history } = await outcome(published)
    expect([balance, history]).toEqual([55, expect.arrayContaining([[-20, 55]])])
    expect(await stateOf(published.id, late)).toBe('declined')
  })
})

it('an assignment without a business takes nobody’s credits, and one partner gets it', async () => {
  const { id } = await ask('open-assignments publish', {
    title: 'Utredning',
    clientCompany: 'Nordplåt AB',
    description: 'Internt.',
  })
  const partners = await Promise.all([1, 2, 3].map(() => work.createPartner()))
  await Promise.all(partners.map(sub => work.putApplication(id ?? '', sub)))
  const answers = await Promise.all(partners.map(sub => accept(id ?? '', sub)))
  expect(answers.filter(({ changed }) => changed)).toHaveLength(1)
  // Published, accepted, and declined twice.
  expect(await work.below(`OPEN#${id}`, 'AUDIT#')).toHaveLength(4)
})

describe('declining an application', () => {
  const decline = (id: string, partnerId: string) =>
    ask('applications decline', { assignmentId: id, partnerId, reason: 'Fel inriktning.' })

  it('leaves the assignment open and the others waiting, once', async () => {
    const published = await work.published(ask, {})
    const [first, second] = published.partners
    expect(await decline(published.id, first)).toEqual({ changed: true })
    expect(await decline(published.id, first)).toEqual({ changed: false })
    expect((await outcome(published)).applications).toBe('declined sent')
    expect(await accept(published.id, second ?? '')).toEqual({ changed: true })
    expect((await decline(published.id, second ?? '')).refused).toMatch(/was accepted/)
  })

  it('shows the applicants in the list', async () => {
    const published = await work.published(ask, { partners: 3 })
    const first = await ask('applications list', { assignmentId: published.id, limit: '2' })
    const rest = await ask('applications list', {
      assignmentId: published.id,
      limit: '2',
      cursor: first.next,
    })
    const listed = [...(first.items ?? []), ...(rest.items ?? [])]
    expect(listed.map(({ partnerId }) => partnerId).sort()).toEqual(published.partners.toSorted())
    expect(listed[0]).toMatchObject({ state: 'sent', name: 'Sara Lund', email: expect.stringContaining('@') })
  })
})
