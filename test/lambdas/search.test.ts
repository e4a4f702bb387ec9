import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { keyedHash } from '#lambdas/platform/secrets/keyed-hash.ts'
import { inquiryEntity } from '#shared/business-inquiries/inquiry.entity.ts'
import { businessProfileEntity } from '#shared/business-profile/business-profile.entity.ts'
import { clock } from '#shared/contract/clock.ts'
import { leadEntity } from '#shared/leads/lead.entity.ts'
import { noFacts } from '#shared/partner-profile/partner-facts.ts'
import { partnerProfileEntity } from '#shared/partner-profile/partner-profile.entity.ts'
import { personEntity } from '#shared/privacy/person.entity.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { emptyTable } from './empty-table.ts'
import { createAsk, workIn } from './operated-work.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
let handler: (event: unknown) => Promise<unknown>
const ask = createAsk(() => handler)
const { put, read } = workIn(services)

beforeAll(async () => {
  handler = (await import('#lambdas/operator/operator.command.ts')).handler
})
beforeEach(async () => {
  await emptyTable(services.documents, tableName)
  clock.moveBy(Date.parse('2026-11-22T08:00:00.000Z') - clock.now())
})
afterEach(() => clock.moveBy(-clock.offset()))

const createdAt = '2026-10-05T08:00:00.000Z'

const signUp = async (pool: 'business' | 'partner', email: string) => {
  const { ensureRole } = await import('#lambdas/accounts/roles.store.ts')
  const sub = randomUUID()
  await ensureRole({ pool, sub, email, language: 'sv' })
  return sub
}

const putBusiness = async (email = 'anna.berg@nordplat.se') => {
  const sub = await signUp('business', email)
  const profile = {
    companyName: 'Nordplåt AB',
    organizationNumber: '556677-8899',
    contactPerson: 'Anna Berg',
  }
  const key = { ...businessProfileEntity.key({ sub }), ...businessProfileEntity.indexKey({ createdAt }) }
  await put({ ...key, ...profile, createdAt })
  return sub
}

const putPartner = async (status = 'approved', cv: object | null = null) => {
  const email = 'sara@konsult.se'
  const sub = await signUp('partner', email)
  const profile = { name: 'Sara Åkesson', expertise: 'PLC/SCADA, C++', email, status, cv, createdAt }
  const keys = {
    ...partnerProfileEntity.key({ sub }),
    ...partnerProfileEntity.indexKey({ status, createdAt }),
  }
  await put({ ...keys, ...profile })
  return sub
}

const linkTo = async (email: string, entity: { PK: string; SK: string }) => {
  const emailHash = await keyedHash('email', email)
  await put({ ...personEntity.key({ emailHash, entity: `${entity.PK}#${entity.SK}` }), entity })
}

const putLead = async (email: string, company = 'Verkstaden AB') => {
  const id = randomUUID()
  const kind = 'project_inquiry'
  const key = leadEntity.key({ id })
  const fields = {
    id,
    kind,
    createdAt,
    email,
    name: 'Olle Ek',
    company,
    projectTitle: 'Ny cell',
    suspect: false,
  }
  await put({ ...key, ...leadEntity.indexKey({ kind, createdAt, id }), ...fields })
  await linkTo(email, key)
  return id
}

const putInquiry = async (sub: string, email: string) => {
  const id = randomUUID()
  const key = inquiryEntity.key({ sub, id })
  const files = [{ id: randomUUID(), fileName: 'underlag.pdf' }]
  const who = { email, companyName: 'Nordplåt AB', contactPerson: 'Anna Berg' }
  const fields = { id, serviceId: 'robotics', state: 'received', createdAt, files, ...who }
  await put({ ...key, ...inquiryEntity.indexKey({ kind: 'inquiry', createdAt, id }), ...fields })
  await linkTo(email, key)
  return id
}

const shown = async (...words: string[]) =>
  ((await ask('search', { words })).items ?? []).map(({ show }) => show)

describe('a search', () => {
  it.each([
    ['the name of a company', 'nordplat'],
    ['the beginning of an organisation number without its hyphen', '55667788'],
    ['a contact person', 'anna', 'berg'],
    ['the beginning of an address', 'anna.be'],
    ['words of the address and the profile together', 'nordplat.se', 'Nordplåt'],
  ])('finds a business by %s', async (_, ...words) => {
    const sub = await putBusiness()
    await putBusiness('olle@annat.se').then(() => putPartner())
    expect(await shown(...words)).toContain(`businesses show ${sub}`)
  })

  it.each(['pending', 'approved', 'declined'])('finds a partner who is %s by a skill', async status => {
    const sub = await putPartner(status)
    await putBusiness()
    expect((await ask('search', { words: ['scada', 'c++'] })).items).toEqual([
      {
        ...{ show: `partners show ${sub}`, kind: 'partner', name: 'Sara Åkesson', company: null },
        ...{ email: 'sara@konsult.se', status, createdAt, id: sub, files: null },
      },
    ])
  })

  it('finds a partner by what the facts of the profile say', async () => {
    const sub = await putPartner()
    const skills = [{ name: 'TIA Portal', level: 'expert', years: 5 }]
    const key = partnerProfileEntity.key({ sub })
    await put({ ...(await read(key.PK, key.SK)), facts: { ...noFacts, skills, place: 'Västerås' } })
    expect(await shown('vasteras', 'tia')).toEqual([`partners show ${sub}`])
    expect(await shown('expert')).toEqual([])
  })

  it('finds who has signed up and has no profile yet', async () => {
    const sub = await signUp('business', 'ny@kund.se')
    expect((await ask('search', { words: ['ny@k'] })).items).toMatchObject([
      { show: `businesses show ${sub}`, email: 'ny@kund.se', status: 'has no profile yet' },
    ])
  })

  it('finds by an address everything about it, and names what opens the files', async () => {
    const email = 'anna.berg@nordplat.se'
    const sub = await putBusiness(email)
    const [lead, inquiry] = [await putLead(email), await putInquiry(sub, email)]
    await putLead('olle@nordplat.se')
    const { items = [] } = await ask('search', { words: ['Anna.Berg@Nordplat.se'] })
    expect(items.map(({ show, files }) => [show, files])).toEqual([
      [`businesses show ${sub}`, null],
      [`inquiries show ${sub} ${inquiry}`, `inquiries files ${sub} ${inquiry}`],
      [`leads show ${lead}`, null],
    ])
  })

  it('names the command that opens a CV', async () => {
    const sub = await putPartner('pending', { fileName: 'cv.pdf' })
    expect((await ask('search', { words: ['sara@konsult.se'] })).items).toMatchObject([
      { files: `partners cv ${sub}` },
    ])
  })

  it('finds leads of the whole time for which they are kept, and of one kind if asked', async () => {
    const id = await putLead('olle@verkstaden.se')
    const sub = await putBusiness('verkstaden@nordplat.se')
    expect(await shown('verkstaden')).toEqual([`businesses show ${sub}`, `leads show ${id}`])
    clock.moveBy(Date.parse('2028-10-04T08:00:00.000Z') - clock.now())
    const { items = [] } = await ask('search', { words: ['verkstaden'], kind: 'project_inquiry' })
    expect(items.map(item => item.id)).toEqual([id])
  })

  it('shows as many as asked for, and says how many it leaves out', async () => {
    for (const number of [1, 2, 3]) await putLead(`olle${number}@x.se`)
    expect(await ask('search', { words: ['olle'], limit: '2' })).toMatchObject({
      items: [{}, {}],
      next: null,
      note: '1 more: add a word, or --limit up to 100.',
    })
  })

  it('finds nothing by words that do not occur, and is refused without any', async () => {
    await putBusiness()
    expect((await ask('search', { words: ['finnsinte'] })).items).toEqual([])
    expect((await ask('search', { words: ['!?'] })).refused).toContain('a letter or a digit')
  })

  it('is in the audit by a hash: the address does not stay there when its person is erased', async () => {
    await ask('search', { words: ['Anna@Nordplat.se'] })
    const { items = [] } = await ask('audit list', {})
    const entry = items.find(({ action }) => action === 'search')
    expect(entry?.input).toEqual({ words: await keyedHash('email', 'anna@nordplat.se') })
  })
})
