import { beforeAll, beforeEach, expect, it } from 'vitest'
import { mailsForChange } from '#lambdas/notifications/mails-for-change.ts'
import { roleEntity } from '#shared/accounts/role.entity.ts'
import { inviteToInterview } from '#shared/proposals/answer-proposal.ts'
import { bearer } from '../builders/http-event.ts'
import { buildStreamEvent } from '../builders/stream-event.ts'
import { agreementsIn } from './agreed-work.ts'
import { newPerson } from './person-life.ts'
import { personsIn, type Stored } from './persons.ts'
import { runBeforeWrite } from './run-before-write.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
const { ask, signIn, streamed, table, putBack } = personsIn(services)
let world: Awaited<ReturnType<typeof agreementsIn>>

beforeAll(async () => {
  world = await agreementsIn(services)
})
beforeEach(() => signIn(newPerson().email))

type Proposed = { businessId: string; inquiryId: string; partners: readonly [string, ...string[]] }

const addressOf = (pool: 'business' | 'partner', sub: string) =>
  pool === 'business' ? `anna.${sub}@nordplat.se` : `sara.${sub}@x.se`

/** Links an account to its address, as signing up does. */
const link = async (pool: 'business' | 'partner', sub: string) => {
  const { personItem } = await import('#lambdas/platform/table/person-item.ts')
  const item = await personItem(addressOf(pool, sub), roleEntity.key({ pool, sub }))
  await putBack([{ ...item.Put?.Item }])
}

/** An inquiry with this many partners who are proposed for it. */
const proposed = async (count: number): Promise<Proposed> => {
  const inquiry = await world.work.createBusiness(50)
  const partners = await Promise.all(Array.from({ length: count }, world.createPartner))
  for (const partnerId of partners) {
    const reasoned = { why: 'Kan PLC.', reasonCode: 'chosen_evidence' }
    expect(await world.ask('proposals draft', { ...inquiry, partnerId, ...reasoned })).toEqual({
      changed: true,
    })
    await link('partner', partnerId)
  }
  expect(await world.ask('proposals send', inquiry)).toEqual({ changed: true })
  await link('business', inquiry.businessId)
  return { ...inquiry, partners: partners as [string, ...string[]] }
}

const asBusiness = ({ businessId, inquiryId: id, partners: [partnerId] }: Proposed) => {
  const made = {
    claims: world.claimsOf(businessId, 'business'),
    params: { id, partnerId },
    headers: { ...bearer },
  }
  const times = [30, 50, 70].map(hours => new Date(Date.now() + hours * 3_600_000).toISOString())
  const invitation = { ...made, body: { times, videoLink: 'https://meet.example/a' } }
  return { invite: () => world.call.businessProposals(inviteToInterview, invitation) }
}

const inquiryOf = async ({ businessId, inquiryId }: Proposed) =>
  (await world.work.read(`BUSINESS#${businessId}`, `INQUIRY#${inquiryId}`)) as Stored

const proposalsOf = ({ businessId, inquiryId }: Proposed) =>
  world.work.below(`BUSINESS#${businessId}`, `PROPOSAL#${inquiryId}`)

/** Erases somebody; returns the mails about the proposals that were changed before anything was removed. */
const erase = async (pool: 'business' | 'partner', sub: string, of: Proposed) => {
  const before = await proposalsOf(of)
  let after: Stored[] = []
  const { table: client } = await import('#lambdas/platform/table/table.ts')
  runBeforeWrite(client, async () => (after = await proposalsOf(of)), 'DeleteItemCommand')
  expect(await ask('person erase', { email: addressOf(pool, sub) })).toMatchObject({ changed: true })
  const addresses = { siteOrigin: 'https://xpertum.se', operator: 'operator@xpertum.se' }
  return after
    .flatMap((item, at) => mailsForChange({ before: before[at] ?? null, after: item }, addresses))
    .map(({ template, recipient }) => `${template} ${recipient}`)
    .toSorted()
}

it('a business whose last proposed partner is erased hears of it, and we look on by a time that is due', async () => {
  const of = await proposed(1)
  expect((await asBusiness(of).invite()).status).toBe(200)
  expect(await inquiryOf(of)).toMatchObject({ state: 'interviewing', due: {} })

  expect(await erase('partner', of.partners[0], of)).toEqual([
    `proposal_withdraw_business ${addressOf('business', of.businessId)}`,
    'proposal_withdraw_notice operator@xpertum.se',
  ])
  expect(await proposalsOf(of)).toEqual([])
  expect(await inquiryOf(of)).toMatchObject({
    ...{ state: 'matching', last: { name: 'resume', reason: 'Partnern har avslutat sitt konto.' } },
    due: { breakPromise: expect.any(String), nudge: expect.any(String) },
  })
  const due = (await table()).filter(
    ({ PK, id }) => PK === 'DUE#proposal' && String(id).includes(of.inquiryId),
  )
  expect(due).toEqual([])
})

it('the business decides on the others within its days if the one whom it invited is erased', async () => {
  const of = await proposed(2)
  await asBusiness(of).invite()
  await erase('partner', of.partners[0], of)
  expect(await proposalsOf(of)).toMatchObject([{ partnerId: of.partners[1], state: 'proposed' }])
  expect(await inquiryOf(of)).toMatchObject({ state: 'proposed', due: { lapse: expect.any(String) } })
})

it('whoever is proposed to a business that is erased hears that nothing comes of it', async () => {
  const of = await proposed(2)
  await asBusiness(of).invite()
  expect(await erase('business', of.businessId, of)).toEqual(
    of.partners.map(sub => `proposal_end_partner ${addressOf('partner', sub)}`).toSorted(),
  )
  expect(await proposalsOf(of)).toEqual([])
})

it('what others are told of the same inquiry, and could not be yet, is not ended with the mails of the erased', async () => {
  const of = await proposed(2)
  const [erased, other] = of.partners
  const sent = (await proposalsOf(of)).map((item): [null, Stored] => [null, item])
  services.ses.setFault('throttle')
  await streamed(buildStreamEvent(...sent))
  services.ses.setFault(null)
  await ask('person erase', { email: addressOf('partner', erased) })
  await streamed(buildStreamEvent(...sent))
  const toldOf = (sub: string) => services.ses.inbox.list(addressOf('partner', sub))
  expect([toldOf(erased), toldOf(String(other))]).toMatchObject([[], [{}]])
})
