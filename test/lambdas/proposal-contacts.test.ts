import { beforeAll, describe, expect, it } from 'vitest'
import { noFacts as noInquiryFacts } from '#shared/business-inquiries/inquiry-facts.ts'
import { type Proposed, proposalSides, times } from './proposal-sides.ts'
import { runningServices } from './running-services.ts'

const { work, ask, proposed, asBusiness, asPartner } = proposalSides(runningServices())
let proposalMails: typeof import('#lambdas/proposals/proposals.mails.ts').proposalMails
const addresses = { operator: 'drift@nodverk.example', siteOrigin: 'https://site.example' }

beforeAll(async () => {
  proposalMails = (await import('#lambdas/proposals/proposals.mails.ts')).proposalMails
})

describe('how to reach the other side', () => {
  /** An inquiry whose text and facts say how to reach the business, with proposals. */
  const outspoken = async () => {
    const found = await proposed(2, {
      description: 'En cell. Ring mig på 070-555 44 33.',
      facts: { ...noInquiryFacts, contactOnSite: 'Karin Öberg, 026-12 34 56' },
    })
    const saved = '2026-11-20T08:30:00.000Z'
    await work.put({
      ...{ PK: `BUSINESS#${found.businessId}`, SK: 'PROFILE', companyName: 'Nordplåt AB' },
      ...{ contactPerson: 'Anna Berg', phone: '0920-123 45', organizationNumber: null, address: null },
      ...{ createdAt: saved, updatedAt: saved, version: 1 },
    })
    return found
  }
  const bothSides = async (found: Proposed) => {
    const [partnerId] = found.partners
    const lists = await Promise.all([asBusiness(found, partnerId).list(), asPartner(found, partnerId).list()])
    return lists.map(({ body }) => JSON.stringify(body))
  }

  it('is told to neither before the work is theirs, nor once both have said yes', async () => {
    const found = await outspoken()
    const [chosen] = found.partners
    const offered = times()
    const silent = /Lund|Anna Berg|Karin|@|555 44 33|123 45|12 34 56/
    const steps = [
      () => asBusiness(found, chosen).invite(offered),
      () => asPartner(found, chosen).book(offered[0] ?? ''),
      () => asBusiness(found, chosen).choose(),
      () => asPartner(found, chosen).agree(),
    ]
    for (const step of steps) {
      expect((await step()).status).toBe(200)
      for (const reply of await bothSides(found)) expect(reply).not.toMatch(silent)
    }
  })

  it('is told to both once it is, with whom to ask for on site, and to nobody else', async () => {
    const found = await outspoken()
    const [chosen, other] = found.partners
    await asBusiness(found, chosen).choose()
    expect((await asPartner(found, chosen).agree()).status).toBe(200)
    const { businessId, inquiryId } = found
    await ask('inquiries start', { businessId, inquiryId })
    expect((await asPartner(found, chosen).list()).body).toMatchObject({
      items: [
        {
          contact: {
            name: 'Anna Berg',
            email: expect.stringContaining('@'),
            onSite: 'Karin Öberg, 026-12 34 56',
          },
          description: 'En cell. Ring mig på 070-555 44 33.',
        },
      ],
    })
    const { body } = await asBusiness(found, chosen).list()
    const contacts = (body as { items: { partnerId: string; contact: unknown }[] }).items.map(
      ({ partnerId, contact }) => [partnerId, contact],
    )
    expect(Object.fromEntries(contacts)).toEqual({
      [chosen]: {
        ...{ name: expect.stringContaining('Lund'), email: expect.stringContaining('@') },
        ...{ phone: '070-123 45 67', onSite: null },
      },
      [String(other)]: null,
    })
    expect(JSON.stringify((await asPartner(found, String(other)).list()).body)).not.toMatch(
      /Berg|@|555 44 33/,
    )
  })

  it('is told to nobody any more if the inquiry is closed after all', async () => {
    const found = await outspoken()
    const [chosen] = found.partners
    await asBusiness(found, chosen).choose()
    expect((await asPartner(found, chosen).agree()).status).toBe(200)
    const { businessId, inquiryId } = found
    await ask('inquiries close', { businessId, inquiryId, reason: 'Inställt.' })
    for (const reply of await bothSides(found)) expect(reply).not.toMatch(/Lund|Anna Berg|@/)
  })

  it('is not in a mail to the partner that quotes the title', async () => {
    const found = await proposed(1, { facts: { ...noInquiryFacts, title: 'Cell, ring 070-555 44 33' } })
    const key = `PROPOSAL#${found.inquiryId}#${found.partners[0]}`
    const after = (await work.read(`BUSINESS#${found.businessId}`, key)) ?? {}
    const [mail] = proposalMails({ before: null, after }, addresses)
    expect(JSON.stringify(await mail?.compose())).not.toContain('070-555')
  })
})
