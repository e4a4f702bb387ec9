import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { agreementVersionEntity } from '#shared/agreements/agreement-version.entity.ts'
import { linkBusinessPaper } from '#shared/agreements/business-agreements.ts'
import { linkPartnerPaper } from '#shared/agreements/partner-agreements.ts'
import { deliverPapers } from '../builders/deliver-papers.ts'
import { readPdf } from '../builders/read-pdf.ts'
import { buildSignedAgreement } from '../builders/signed-agreement.ts'
import { agreementsIn } from './agreed-work.ts'
import { liveSessions } from './live-sessions.ts'
import { runningServices } from './running-services.ts'

const services = runningServices()
liveSessions()
let world: Awaited<ReturnType<typeof agreementsIn>>
let pdfOf: typeof import('#lambdas/documents/agreement-pdf.ts').agreementPdf

beforeAll(async () => {
  world = await agreementsIn(services)
  pdfOf = (await import('#lambdas/documents/agreement-pdf.ts')).agreementPdf
})

const swedish = { language: 'sv', siteOrigin: 'https://site.example' } as const
const written = (description: string, title = 'Robotcell') => buildSignedAgreement(title, description)

type Ids = Awaited<ReturnType<(typeof world)['signed']>>

const requestOf = ({ inquiryId: id }: Ids) => ({ kind: 'agreement', id }) as const

const make = (ids: Ids) => deliverPapers([requestOf(ids)])

const link = (side: 'business' | 'partner', { inquiryId: id, ...ids }: Ids, language: string) => {
  const claims = world.claimsOf(ids[`${side}Id`], side)
  const query = { language }
  return side === 'business'
    ? world.call.business(linkBusinessPaper, { claims, params: { id }, query })
    : world.call.partner(linkPartnerPaper, { claims, params: { id }, query })
}

const download = async (url: string): Promise<Buffer> => Buffer.from(await (await fetch(url)).arrayBuffer())

describe('the PDF of an agreement', () => {
  it('says in its language what the page says, with its hash and where that is checked', async () => {
    const signed = written('En cell som plockar ur pressen, åäö ÅÄÖ – 1 × 2.')
    const { text, language, title, isTagged, roles } = await readPdf(await pdfOf(signed, swedish))
    expect({ language, title, isTagged }).toEqual({
      ...{ language: 'sv-SE', title: 'Avtal: Robotcell', isTagged: true },
    })
    const inOrder = [
      ...['Avtal: Robotcell', 'Parter', 'Nordplåt AB, org.nr 556016-0680', 'Łukasz Öberg', 'Uppdraget'],
      ...['En cell som plockar ur pressen, åäö ÅÄÖ – 1 × 2.', 'Pris', '1 125 kr i timmen', '20 krediter'],
      ...['17 till partnern, 3 till marknadsplatsen', '1. Uppdraget', 'inom 7 dagar', '30 dagar senare'],
      ...['8. Särskilt sekretessavtal', '11. Lag och tvist', 'Signaturer'],
      ...['Anna Berg för företaget, 20 november 2026 kl. 10:00'],
      ...['Łukasz Öberg för partnern, 22 november 2026 kl. 00:30', signed.hash],
    ]
    const places = inOrder.map(words => text.indexOf(words))
    expect(inOrder.filter((_, place) => places[place] === -1)).toEqual([])
    expect(places).toEqual([...places].sort((one, other) => one - other))
    expect(text.replaceAll(' ', '')).toContain(`https://site.example/agreement/${signed.hash}`)
    for (const role of ['H1', 'H2', 'H3', 'P', 'L', 'LI', 'Lbl', 'LBody']) expect(roles).toContain(role)
  })

  it('is in English for who reads English', async () => {
    const { text, language } = await readPdf(await pdfOf(written('Cell'), { ...swedish, language: 'en' }))
    expect(language).toBe('en-GB')
    expect(text).toContain('SEK 1,125 an hour')
    expect(text).toContain('Anna Berg for the business')
  })

  it('is the same bytes whenever it is made, and others for another agreement', async () => {
    const digest = async (signed: ReturnType<typeof written>) =>
      createHash('sha256')
        .update(await pdfOf(signed, swedish))
        .digest('hex')
    expect(await digest(written('Cell'))).toBe(await digest(written('Cell')))
    expect(await digest(written('Cell!'))).not.toBe(await digest(written('Cell')))
  })

  it('has a whole text, however long, and names the signs that its font does not have', async () => {
    const words = Array.from({ length: 1_500 }, (_, place) => `ord${place}`)
    const endless = 'Å'.repeat(3_000)
    const signed = written(`${words.join(' ')}\n\n${endless}`, 'Cell 🚀 שלום \u202etxet')
    const { text, pages } = await readPdf(await pdfOf(signed, swedish))
    expect(pages.length).toBeGreaterThan(3)
    expect(words.filter(word => !text.includes(word))).toEqual([])
    expect(text.match(/Å/g)?.length).toBeGreaterThanOrEqual(3_000)
    expect(text).toContain('[U+1F680]')
    expect(text).toContain('[U+05E9]')
    expect(text).toContain('[U+202E]txet')
    expect(pages.map((page, place) => page.includes(`sida ${place + 1} av ${pages.length}`))).not.toContain(
      false,
    )
  })
})

/** The milliseconds of CPU that a paper takes; on a busy machine, the least of a few. */
const leastCpuOfPaper = async (limit: number): Promise<number> => {
  let least = Number.POSITIVE_INFINITY
  for (let time = 0; time < 8 && least > limit; time += 1) {
    const before = process.threadCpuUsage()
    await pdfOf(written('En cell som plockar ur pressen. '.repeat(20)), swedish)
    const { user, system } = process.threadCpuUsage(before)
    least = Math.min(least, (user + system) / 1_000)
  }
  return least
}

it('the PDF of an agreement of three pages takes a seventh of a second at most', async () => {
  expect(await leastCpuOfPaper(150)).toBeLessThanOrEqual(150)
})

describe('both sides of a signed agreement', () => {
  it('download the same paper, and nobody does before both have signed', async () => {
    const ids = await world.agreed()
    await world.as('partner', ids).sign()
    await make(ids)
    expect((await link('business', ids, 'sv')).status).toBe(404)
    await world.as('business', ids).sign()
    expect((await link('business', ids, 'sv')).status).toBe(404)
    expect(await make(ids)).toEqual([])
    const [ours, theirs, english] = await Promise.all([
      link('business', ids, 'sv'),
      link('partner', ids, 'sv'),
      link('partner', ids, 'en'),
    ])
    const paper = await download(ours.body.url)
    expect(paper.equals(await download(theirs.body.url))).toBe(true)
    const { hash } = (await world.as('partner', ids).read()).body
    expect((await readPdf(paper)).text).toContain(hash)
    expect((await readPdf(await download(english.body.url))).language).toBe('en-GB')
    await make(ids)
    expect(paper.equals(await download((await link('partner', ids, 'sv')).body.url))).toBe(true)
  })

  it('are the only ones who get a link', async () => {
    const [ids, others] = [await world.signed(), await world.signed()]
    await make(ids)
    const stranger = { ...ids, businessId: others.businessId, partnerId: others.partnerId }
    for (const side of ['business', 'partner'] as const)
      expect((await link(side, stranger, 'sv')).status).toBe(404)
  })
})

describe('a paper that cannot be made', () => {
  it('is tried again, alone, and states nothing that was not signed', async () => {
    const [ids, forged] = [await world.signed(), await world.signed()]
    const { PK, SK } = agreementVersionEntity.key({ id: forged.inquiryId, version: 1 })
    const version = (await world.work.read(PK, SK)) as { terms: object } | null
    await world.work.put({ ...version, PK, SK, terms: { ...version?.terms, noticeDays: 1 } })
    expect(await deliverPapers([forged, ids].map(requestOf))).toEqual([0])
    expect((await link('business', forged, 'sv')).status).toBe(404)
    expect((await link('business', ids, 'sv')).status).toBe(200)
  })
})
