import { describe, expect, it } from 'vitest'
import { noFacts as noInquiryFacts } from '#shared/business-inquiries/inquiry-facts.ts'
import type { ShownRow } from '#shared/matching/row.ts'
import { noFacts } from '#shared/partner-profile/partner-facts.ts'
import { proposalSides } from './proposal-sides.ts'
import { runBeforeWrite } from './run-before-write.ts'
import { runningServices } from './running-services.ts'

const { work, ask, createPartner, proposed, asBusiness, asPartner } = proposalSides(runningServices())

const inquiry = {
  description: 'Vi ska flytta en packlinje från S7-300 till S7-1500 och behöver en FAT innan leverans.',
  facts: { ...noInquiryFacts, languages: ['sv'], budget: { kronor: 900, unit: 'hour' } },
}

const profile = {
  name: 'Maja Lundström',
  description:
    'Har flyttat en packlinje från S7-300 till S7-1500. Fråga Lundström på 070-123 45 67 om S7-1500 i Piteå.',
  facts: { ...noFacts, rate: 1_200, languages: [{ language: 'en', level: 'fluent' }] },
}

describe('what a partner meets of an inquiry', () => {
  const bothSides = async () => {
    const found = await proposed(1, inquiry, profile)
    const [partnerId] = found.partners
    const [business, partner] = await Promise.all([
      asBusiness(found, partnerId).list(),
      asPartner(found, partnerId).list(),
    ])
    const ofBusiness = business.body as {
      items: { fit: ShownRow; partner: { inWords: { description: string } } }[]
    }
    const ofPartner = partner.body as { items: { fit: ShownRow }[] }
    const [seen] = ofBusiness.items
    if (!seen) throw new Error('The business sees no proposal.')
    return { found, partnerId, seen, own: ofPartner.items[0]?.fit }
  }

  it('is one row that both sides read, with a quote of what the business is shown', async () => {
    const { seen, own } = await bothSides()
    expect(own).toEqual(seen.fit)
    const move = seen.fit.met.find(({ name }) => name.en === 'S7-1500')
    expect(move?.quote).toMatchObject({ field: 'description', text: expect.stringContaining('S7-1500') })
    for (const { quote } of seen.fit.met)
      if (quote.field === 'description')
        expect(seen.partner.inWords.description).toContain(quote.text + quote.after.replace(/ …$/, ''))
    expect(seen.fit.missing.map(({ en }) => en)).toContain('factory acceptance')
    expect(seen.fit.unmet).toEqual(['language', 'rate'])
  })

  it('quotes neither a last name nor how to reach the partner', async () => {
    const { seen } = await bothSides()
    expect(seen.fit.met.length).toBeGreaterThan(0)
    expect(JSON.stringify(seen.fit)).not.toMatch(/Lundström|070|123 45/)
  })

  it('quotes the CV by its page to both sides', async () => {
    const found = await proposed(1, inquiry, profile, async partnerId => {
      const stored = await work.read(`PARTNER#${partnerId}`, 'PROFILE')
      const cv = { id: 'c', key: 'k', fileName: 'cv.pdf', contentType: 'x', size: 1, uploadedAt: 'x' }
      await work.put({ ...stored, cv })
      const page = { cvId: 'c', page: 3, text: 'Ledde FAT och SAT hos kunden.' }
      await work.put({ PK: `PARTNER#${partnerId}`, SK: 'CVTEXT#03', ...page })
    })
    const [partnerId] = found.partners
    for (const side of [asBusiness(found, partnerId), asPartner(found, partnerId)]) {
      const { items } = (await side.list()).body as { items: { fit: ShownRow }[] }
      const quote = items[0]?.fit.met.find(({ name }) => name.en === 'factory acceptance')?.quote
      expect(quote).toMatchObject({ field: 'cv', page: 3, text: 'FAT' })
    }
  })

  it('is compared by the needs that an operator has confirmed, and says so', async () => {
    const { seen } = await bothSides()
    expect(seen.fit.needs).toBe('read')
    const found = await proposed(1, inquiry, profile, async (_, { businessId, inquiryId }) => {
      const confirmed = { textHash: 'x', confirmedBy: 'eva', confirmedAt: 'x', revision: 1 }
      const needs = [{ concept: 'vision', must: true, from: 'added' }]
      const key = { PK: `BUSINESS#${businessId}`, SK: `NEEDS#${inquiryId}` }
      await work.put({ ...key, inquiryId, needs, ...confirmed })
    })
    const { items } = (await asBusiness(found, found.partners[0]).list()).body as {
      items: { fit: ShownRow }[]
    }
    expect(items[0]?.fit).toMatchObject({ needs: 'confirmed', met: [], missing: [{ en: 'image analysis' }] })
  })

  it('stays as it was when the proposal was sent', async () => {
    const { found, partnerId, seen } = await bothSides()
    const stored = await work.read(`PARTNER#${partnerId}`, 'PROFILE')
    await work.put({ ...stored, description: 'Målar hus.' })
    const { body } = await asBusiness(found, partnerId).list()
    expect((body as { items: { fit: ShownRow }[] }).items[0]?.fit).toEqual(seen.fit)
  })
})

it('a proposal that is sent while the business saves an edit is sent with what was saved', async () => {
  const asked = await work.createBusiness(50)
  const partnerId = await createPartner()
  await ask('proposals draft', { ...asked, partnerId, why: 'Kan PLC.', reasonCode: 'chosen_evidence' })
  const { inquiryEditsOf } = await import('#lambdas/business-inquiries/inquiry-changes.store.ts')
  const { table } = await import('#lambdas/platform/table/table.ts')
  const edit = { description: 'Vi söker någon som kan CODESYS.', facts: noInquiryFacts, seen: 0 }
  runBeforeWrite(table, async () => {
    const { written } = await inquiryEditsOf(asked.businessId).replace(asked.inquiryId, edit)
    expect(written).toBe(true)
  })
  expect(await ask('proposals send', asked)).toEqual({ changed: true })
  const [sent] = await work.below(`BUSINESS#${asked.businessId}`, `PROPOSAL#${asked.inquiryId}`)
  expect(sent).toMatchObject({ state: 'proposed', description: edit.description })
})
