import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quoteAround } from '#lambdas/proposals/quote.ts'
import { noFacts as noInquiryFacts } from '#shared/business-inquiries/inquiry-facts.ts'
import { noFacts } from '#shared/partner-profile/partner-facts.ts'
import type { Fit } from '#shared/proposals/fit.ts'
import { proposalSides } from './proposal-sides.ts'
import { runningServices } from './running-services.ts'

const { work, proposed, asBusiness, asPartner } = proposalSides(runningServices())

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
      items: { fit: Fit; partner: { inWords: { description: string } } }[]
    }
    const ofPartner = partner.body as { items: { fit: Fit }[] }
    const [seen] = ofBusiness.items
    if (!seen) throw new Error('The business sees no proposal.')
    return { found, partnerId, seen, own: ofPartner.items[0]?.fit }
  }

  it('is one row that both sides read, with a quote of what the business is shown', async () => {
    const { seen, own } = await bothSides()
    expect(own).toEqual(seen.fit)
    const move = seen.fit.met.find(({ need }) => need.en.includes('1500'))
    expect(move).toMatchObject({
      part: 'description',
      quote: 'Har flyttat en packlinje från S7-300 till S7-1500.',
    })
    for (const { quote, part } of seen.fit.met)
      if (part === 'description') expect(seen.partner.inWords.description).toContain(quote)
    expect(seen.fit.missing.map(({ en }) => en)).toContain('factory acceptance')
    expect(seen.fit.unmet).toEqual(['language', 'rate'])
  })

  it('quotes neither a last name nor how to reach the partner', async () => {
    const { seen } = await bothSides()
    expect(seen.fit.met.length).toBeGreaterThan(0)
    expect(JSON.stringify(seen.fit)).not.toMatch(/Lundström|070|123 45/)
  })

  it('stays as it was when the proposal was sent', async () => {
    const { found, partnerId, seen } = await bothSides()
    const stored = await work.read(`PARTNER#${partnerId}`, 'PROFILE')
    await work.put({ ...stored, description: 'Målar hus.' })
    const { body } = await asBusiness(found, partnerId).list()
    expect((body as { items: { fit: Fit }[] }).items[0]?.fit).toEqual(seen.fit)
  })
})

describe('a quote', () => {
  const word = fc.stringMatching(/^[a-zåäö0-9-]{1,12}$/)
  const mark = fc.constantFrom(' ', '. ', ', ', '! ', '\n')
  const text = fc.array(fc.tuple(word, mark), { minLength: 1, maxLength: 80 }).map(all => all.flat().join(''))

  it('stands in the text, around the place, and is short', () => {
    fc.assert(
      fc.property(text, fc.nat(), fc.nat({ max: 30 }), (all, at, length) => {
        const start = at % all.length
        const end = Math.min(all.length, start + length)
        const place = all.slice(start, end).trim()
        const quote = quoteAround(all, { start, end }).replace(/^… | …$/g, '')
        expect(all).toContain(quote)
        if (!/[.,!\n]/.test(place)) expect(quote).toContain(place)
        expect(quote.length).toBeLessThanOrEqual(190)
      }),
    )
  })

  it('is one entry of a list, and one sentence of a text', () => {
    const list = 'PLC, SCADA, robotar'
    expect(quoteAround(list, { start: 5, end: 10 })).toBe('SCADA')
    const words = 'Jag bygger celler. Jag kan TIA Portal! Inte mer.'
    expect(quoteAround(words, { start: 27, end: 37 })).toBe('Jag kan TIA Portal!')
  })
})
