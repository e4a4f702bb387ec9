import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailsForChange } from '#lambdas/notifications/mails-for-change.ts'
import { roleEntity } from '#shared/accounts/role.entity.ts'
import { clock } from '#shared/contract/clock.ts'
import { buildStreamEvent } from '../builders/stream-event.ts'
import { agreementsIn } from './agreed-work.ts'
import { attachedFilesIn } from './attached-files.ts'
import { newPerson } from './person-life.ts'
import { personsIn, type Stored } from './persons.ts'
import { runBeforeWrite } from './run-before-write.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
const { ask, exported, ofAccounts, signIn, streamed, table, putBack } = personsIn(services)
let world: Awaited<ReturnType<typeof agreementsIn>>

beforeAll(async () => {
  world = await agreementsIn(services)
})
beforeEach(() => signIn(newPerson().email))
afterEach(() => clock.moveBy(-clock.offset()))

type Side = 'business' | 'partner'
type Ids = Awaited<ReturnType<typeof world.agreed>>

const sides = [
  ['business', 'partner'],
  ['partner', 'business'],
] as const satisfies readonly (readonly [Side, Side])[]

const addressOf = (side: Side, { businessId, partnerId }: Ids) =>
  side === 'business' ? `anna.${businessId}@nordplat.se` : `sara.${partnerId}@x.se`

/** Links both accounts to their addresses, as signing up does. */
const linked = async (ids: Ids): Promise<Ids> => {
  const { personItem } = await import('#lambdas/platform/table/person-item.ts')
  for (const [pool] of sides) {
    const role = roleEntity.key({ pool, sub: ids[`${pool}Id`] })
    const link = await personItem(addressOf(pool, ids), role)
    await putBack([{ ...link.Put?.Item }])
  }
  return ids
}

const erase = (side: Side, ids: Ids) => ask('person erase', { email: addressOf(side, ids) })

const below = async (PK: string, beginning: string): Promise<Stored[]> =>
  (await table()).filter(item => item.PK === PK && String(item.SK).startsWith(beginning))

const agreementOf = async ({ inquiryId }: Ids) =>
  (await below(`AGREEMENT#${inquiryId}`, 'AGREEMENT'))[0] as Stored

const mentions = async (address: string) =>
  (await table()).filter(item => JSON.stringify(item).includes(address)).map(({ PK, SK }) => `${PK} ${SK}`)

describe.each(sides)('an erased %s', (side, other) => {
  it('leaves the signed agreement to the books and to the other side, without a way to reach it', async () => {
    const ids = await linked(await world.signed())
    const partition = `AGREEMENT#${ids.inquiryId}`
    const [terms] = await below(partition, 'VERSION#')
    expect(Object.keys(await exported({ ...newPerson(), email: addressOf(side, ids) }))).toEqual(
      expect.arrayContaining(['Agreements', 'Signatures', 'Terms of agreements']),
    )
    expect(await erase(side, ids)).toMatchObject({ changed: true })

    const agreement = await agreementOf(ids)
    expect(agreement[side]).toBeNull()
    expect(agreement[other]).toMatchObject({ email: addressOf(other, ids) })
    expect(await mentions(addressOf(side, ids))).toEqual([])
    const versions = await below(partition, 'VERSION#')
    expect(versions).toMatchObject([{ signed: true, terms: terms?.terms }])
    const signatures = await below(partition, 'SIGNATURE#')
    expect(signatures.map(signature => signature.side).toSorted()).toEqual(['business', 'partner'])
    expect(await world.signaturesOf(String(terms?.hash))).toBe(2)
    expect((await world.as(other, ids).read()).status).toBe(200)
    expect(await erase(side, ids)).toMatchObject({ changed: false })
  })

  it('leaves that notice was given and not by whom, by name', async () => {
    const ids = await linked(await world.signed())
    const own = world.as(side, ids)
    expect((await own.giveNotice((await own.read()).body.noticeUntil)).status).toBe(200)
    expect((await agreementOf(ids)).noticeName).toBeTypeOf('string')
    await erase(side, ids)
    const { noticeBy, noticeName = null } = await agreementOf(ids)
    expect({ noticeBy, noticeName }).toEqual({ noticeBy: side, noticeName: null })
  })

  it('takes terms along that nobody has signed', async () => {
    const ids = await linked(await world.agreed())
    expect(await below(`AGREEMENT#${ids.inquiryId}`, 'VERSION#')).toHaveLength(1)
    await erase(side, ids)
    expect(await below(`AGREEMENT#${ids.inquiryId}`, 'VERSION#')).toEqual([])
    expect(await mentions(addressOf(side, ids))).toEqual([])
    expect((await agreementOf(ids))[other]).toMatchObject({ email: addressOf(other, ids) })
  })

  it('takes its time reports along, and leaves the assignment that they are of to the books', async () => {
    const ids = await linked(await world.signed())
    const ofPartner = `PARTNER#${ids.partnerId}`
    expect(await below(ofPartner, 'REPORT#')).toHaveLength(1)
    await erase(side, ids)
    expect(await below(ofPartner, 'REPORT#')).toEqual([])
    expect(await below(ofPartner, 'ASSIGNMENT#')).toHaveLength(1)
  })

  it('takes the files of both along, whose bytes are gone as well', async () => {
    const ids = await linked(await world.signed())
    const files = await attachedFilesIn(services)
    for (const [attaching] of sides) {
      const own = files.as(attaching, ids)
      expect((await own.attach(await own.uploaded())).status).toBe(201)
    }
    const inBuckets = async () => (await ofAccounts(ids)).filter(key => key.startsWith('kept/'))
    expect(await inBuckets()).toHaveLength(2)
    const owner = { ...newPerson(), email: addressOf(side, ids) }
    const { Files: own, 'Files of assignments': shared } = await exported(owner)
    expect(own).toContainEqual(
      expect.objectContaining({ fileName: 'ritning.pdf', url: expect.stringContaining('/kept/') }),
    )
    expect(shared).toHaveLength(2)

    await erase(side, ids)
    expect(await below(`PARTNER#${ids.partnerId}`, 'WORKFILES#')).toEqual([])
    expect(await inBuckets()).toEqual([])
    expect(await mentions(addressOf(side, ids))).toEqual([])
    expect(await erase(side, ids)).toMatchObject({ changed: false })
  })

  it('takes the ratings along, of which the export shows only what its person may read; more are refused', async () => {
    const ids = await linked(await world.signed())
    const { businessId, inquiryId } = ids
    await world.ask('inquiries complete', { businessId, inquiryId })
    await world.as(side, ids).rate(5, 'Tack för allt.')
    const owner = { ...newPerson(), email: addressOf(side, ids) }
    const reader = { ...newPerson(), email: addressOf(other, ids) }
    expect((await exported(owner)).Ratings).toMatchObject([{ [side]: { email: owner.email } }])
    expect(JSON.stringify((await exported(owner)).Ratings)).toContain('Tack för allt.')
    const seen = JSON.stringify((await exported(reader)).Ratings)
    expect(seen).toContain(reader.email)
    expect(seen).not.toMatch(new RegExp(`Tack för allt|${owner.email}`))

    await erase(side, ids)
    expect(await below(`AGREEMENT#${inquiryId}`, 'RATING')).toEqual([])
    const { status, body } = await world.as(other, ids).rate(4)
    expect([status, body.code]).toEqual([409, 'rating_closed'])
    expect((await world.as(other, ids).read()).body).toMatchObject({ state: 'concluded', ratings: null })
  })
})

it.each([
  ['runs', 'conclude', 'concluded'],
  ['is under notice', 'conclude', 'concluded'],
  ['is not signed', 'cancel', 'cancelled'],
])('an agreement that %s ends with its business, as the partner is told', async (place, name, state) => {
  const ids = await linked(await (place === 'is not signed' ? world.agreed() : world.signed()))
  const partner = world.as('partner', ids)
  if (place === 'is under notice') await partner.giveNotice((await partner.read()).body.noticeUntil)
  await erase('business', ids)
  expect(await agreementOf(ids)).toMatchObject({ state, due: {}, last: { name }, business: null })
  const due = (await table()).filter(
    ({ PK, id }) => PK === 'DUE#agreement' && String(id).includes(ids.inquiryId),
  )
  expect(due).toEqual([])
})

describe('work of a partner who is erased', () => {
  const day = 24 * 3_600_000
  const addresses = { siteOrigin: 'https://nodverk.example', operator: 'drift@nodverk.example' }

  /** Erases the partner; returns the mails about the agreement as it was changed before the partner was taken out. */
  const mailsOfErasure = async (ids: Ids) => {
    const before = await agreementOf(ids)
    const { table: client } = await import('#lambdas/platform/table/table.ts')
    let left: Stored | undefined
    runBeforeWrite(client, async () => (left ??= await agreementOf(ids)), 'DeleteItemCommand')
    await erase('partner', ids)
    const mails = mailsForChange({ before, after: left ?? before }, addresses)
    return mails.map(({ template, recipient }) => ({ template, recipient }))
  }

  it.each([
    ['runs', 'partner'],
    ['is paused', 'partner'],
    ['is under notice', 'business'],
  ])(
    'that %s comes under notice with mails to the business and the operators, and ends by time',
    async (place, noticeBy) => {
      const ids = await linked(await world.signed())
      const business = world.as('business', ids)
      const { noticeUntil } = (await business.read()).body
      if (place === 'is paused') await business.pause(true)
      if (place === 'is under notice') {
        await business.giveNotice(noticeUntil)
        clock.moveBy(5 * day)
      }
      expect(await mailsOfErasure(ids)).toMatchObject([
        { template: 'agreement_leave_business', recipient: addressOf('business', ids) },
        { template: 'agreement_leave_notice', recipient: addresses.operator },
      ])
      const { body } = await business.read()
      expect(body).toMatchObject({ state: 'noticed', noticeBy, endsOn: noticeUntil, contact: null })
      expect(await erase('partner', ids)).toMatchObject({ changed: false })

      clock.moveBy(32 * day)
      await world.tick()
      expect(await agreementOf(ids)).toMatchObject({ state: 'ended', partner: null })
      expect(await world.work.inquiryState(ids)).toBe('completed')
    },
  )

  it('gives notice once, also if the erasure was interrupted after that', async () => {
    const ids = await linked(await world.signed())
    const { partner } = await agreementOf(ids)
    const { keyedHash } = await import('#lambdas/platform/secrets/keyed-hash.ts')
    const links = await below(`PERSON#${await keyedHash('email', addressOf('partner', ids))}`, '')
    await erase('partner', ids)
    const left = await agreementOf(ids)
    await putBack([...links, { ...left, partner }])
    expect(await erase('partner', ids)).toMatchObject({ changed: true })
    expect(await agreementOf(ids)).toEqual(left)
  })

  it('does not keep a mail from the business that could not be sent before the erasure', async () => {
    const ids = await linked(await world.signed())
    const before = await agreementOf(ids)
    await world.as('partner', ids).pause(true)
    const paused = buildStreamEvent([before, await agreementOf(ids)])
    services.ses.setFault('throttle')
    await streamed(paused)
    services.ses.setFault(null)
    await erase('partner', ids)
    await streamed(paused)
    expect(services.ses.inbox.list(addressOf('business', ids))).toHaveLength(1)
  })

  it('leaves to the operators whether a guarantee is granted that was claimed before', async () => {
    const ids = await linked(await world.signed())
    await world.as('business', ids).claim('Det fungerar inte.')
    await erase('partner', ids)
    expect(await agreementOf(ids)).toMatchObject({ state: 'claimed', partner: null })
    const decision = { inquiryId: ids.inquiryId, outcome: 'refund', reason: 'Det stämmer.' }
    expect(await world.ask('agreements settle', decision)).toEqual({ changed: true })
  })
})
