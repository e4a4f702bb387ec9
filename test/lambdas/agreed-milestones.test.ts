import { beforeAll, describe, expect, it } from 'vitest'
import { hashOf } from '#lambdas/platform/agreements/terms-hash.ts'
import { readPdf } from '../builders/read-pdf.ts'
import { buildSignedAgreement } from '../builders/signed-agreement.ts'
import { agreementsIn } from './agreed-work.ts'
import { liveSessions } from './live-sessions.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
liveSessions()
let world: Awaited<ReturnType<typeof agreementsIn>>

beforeAll(async () => {
  world = await agreementsIn(services)
})

const rows = 'Förstudie: 5\nDriftsättning: 15 by 2028-03-31; Körklar cell'
const milestones = [
  { title: 'Förstudie', credits: 5 },
  { title: 'Driftsättning', credits: 15, expectedOn: '2028-03-31', description: 'Körklar cell' },
]

describe('a fixed price', () => {
  it('has milestones that sum to it, which both read and sign', async () => {
    const { inquiryId, ...ids } = await world.agreed({ price: {} })
    const stated = { inquiryId, credits: 20, partnerCredits: 17, milestones: rows }
    const { refused } = await world.ask('agreements draft', { ...stated, credits: 21 })
    expect(refused).toContain('20 is not 21')
    expect(await world.ask('agreements draft', stated)).toEqual({ changed: true })
    const { body } = await world.as('partner', { inquiryId, ...ids }).read()
    expect(body.terms.price).toMatchObject({ kind: 'fixed', milestones })
    expect(body.hash).toBe(hashOf(body.terms))
    const [first, second] = body.terms.price.milestones
    const other = {
      ...body.terms.price,
      milestones: [first, { ...second, description: 'Körklar cell, provad' }],
    }
    expect(hashOf({ ...body.terms, price: other })).not.toBe(body.hash)
  })

  it('has no rate, and work by the hour has no milestones', async () => {
    const { inquiryId, ...ids } = await world.agreed()
    const read = async () => (await world.as('partner', { inquiryId, ...ids }).read()).body.terms.price
    const { refused } = await world.ask('agreements draft', { inquiryId, milestones: rows })
    expect(refused).toContain('of a fixed price')
    await world.ask('agreements draft', { inquiryId, kind: 'fixed', milestones: rows })
    expect(await read()).toMatchObject({ kind: 'fixed', hourlyRate: null, milestones })
    const hourly = await world.ask('agreements draft', { inquiryId, kind: 'running' })
    expect(hourly.refused).toContain('hourlyRateKronor')
    await world.ask('agreements draft', { inquiryId, kind: 'running', hourlyRateKronor: 1_100 })
    expect(await read()).toMatchObject({ kind: 'running', hourlyRate: 1_100, milestones: [] })
  })

  it('is on its PDF with all that was agreed on each milestone', async () => {
    const { agreementPdf } = await import('#lambdas/documents/agreement-pdf.ts')
    const { terms, ...signed } = buildSignedAgreement('Robotcell', 'En cell.')
    const price = { ...terms.price, kind: 'fixed' as const, hourlyRate: null, milestones }
    const pdf = agreementPdf(
      { ...signed, terms: { ...terms, price } },
      { language: 'sv', siteOrigin: 'https://site.example' },
    )
    const { text } = await readPdf(await pdf)
    for (const words of ['Förstudie: 5 krediter', 'Driftsättning: 15 krediter, väntas 31 mars 2028'])
      expect(text).toContain(words)
    expect(text).toContain('Körklar cell')
  })
})
