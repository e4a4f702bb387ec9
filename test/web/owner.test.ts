import { afterEach, describe, expect, it } from 'vitest'
import type { Language } from '#shared/contract/language.ts'
import { exampleOwner } from '#shared/owner/example-owner.ts'
import { owner } from '#shared/owner/owner.ts'
import type { OwnerFact } from '#shared/owner/owner-facts.ts'
import { linkedData } from '#web/linked-data.ts'
import { securityTxt, securityTxtExpires } from '#web/security-txt.ts'
import { publicPages, renderPage } from '#web/src/app/prerendered.tsx'
import { realOwner } from '../builders/real-owner.ts'

afterEach(() => {
  Object.assign(owner, exampleOwner)
})

/** Reviewed: where each fact is read. The foot of mails is in test/lambdas/owner.test.ts. */
const shownOn: Readonly<Record<OwnerFact, readonly string[]>> = {
  legalName: ['/imprint', '/terms', '/privacy', '/accessibility', 'linked data'],
  organizationNumber: ['/imprint', '/terms', '/privacy'],
  vatNumber: ['/imprint', 'linked data'],
  street: ['/imprint', '/terms', '/privacy', 'linked data'],
  postalCode: ['/imprint', '/terms', '/privacy', 'linked data'],
  city: ['/imprint', '/terms', '/privacy', 'linked data'],
  seat: ['/imprint'],
  bankgiro: ['/imprint'],
  fTax: ['/imprint'],
  telephone: ['/imprint', '/terms', '/privacy', '/accessibility', 'linked data'],
  email: ['/imprint', '/terms', '/privacy', '/accessibility', 'linked data', 'security.txt'],
}

const facts = Object.keys(shownOn) as OwnerFact[]

const textOf = async (place: string, language: Language): Promise<string> => {
  const described = { path: '/', language, title: '', description: '', siteOrigin: '', owner } as const
  if (place === 'linked data') return linkedData(described)
  if (place === 'security.txt') return securityTxt(owner, '', '')
  const page = publicPages.find(({ path }) => path === place)
  if (!page) throw new Error(`There is no page ${place}.`)
  const { root } = await renderPage(page, language)
  return root.replaceAll('\u00a0', ' ').replaceAll('\u2011', '-')
}

const places = [...new Set(Object.values(shownOn).flat())]

const textsOf = async (language: Language): Promise<Map<string, string>> =>
  new Map(await Promise.all(places.map(async place => [place, await textOf(place, language)] as const)))

describe.each([
  ['sv', 'F-skatt', ' (exempel)'],
  ['en', 'F-tax', ' (example)'],
] as const)('the owner, in the language %s', (language, fTax, mark) => {
  it('is read with its own facts wherever one is stated', async () => {
    Object.assign(owner, realOwner)
    const texts = await textsOf(language)
    for (const fact of facts)
      for (const place of shownOn[fact])
        expect(texts.get(place), `${fact} on ${place}`).toContain(
          fact === 'fTax' ? fTax : String(owner[fact]),
        )
  })

  it('is an example wherever it is one', async () => {
    const texts = await textsOf(language)
    expect(texts.get('linked data')).not.toContain(exampleOwner.vatNumber)
    for (const fact of ['organizationNumber', 'vatNumber', 'bankgiro', 'telephone'] as const)
      for (const place of shownOn[fact].filter(one => one.startsWith('/'))) {
        const [before, ...after] = texts.get(place)?.split(exampleOwner[fact]) ?? []
        expect(before && after.length, `${fact} on ${place}`).toBeGreaterThan(0)
        for (const text of after) expect(text.startsWith(mark), `${fact} on ${place}`).toBe(true)
      }
  })
})

it('is not said to be approved for F-tax if it is not', async () => {
  Object.assign(owner, realOwner, { fTax: false })
  expect(await textOf('/imprint', 'sv')).not.toContain('F-skatt')
})

describe('security.txt', () => {
  it('expires in the future when it is built, and within the year that RFC 9116 recommends', () => {
    for (const now of ['2026-11-22T12:00:00Z', '2027-01-01T00:00:00Z', '2028-02-29T23:59:59Z']) {
      const days = (Date.parse(securityTxtExpires(new Date(now))) - Date.parse(now)) / 86_400_000
      expect(days).toBeGreaterThan(300)
      expect(days).toBeLessThan(365)
    }
  })

  it('has the lines that RFC 9116 demands, and its own address if the site has one', () => {
    expect(securityTxt(realOwner, 'https://example.se', '2027-10-01T00:00:00.000Z')).toBe(
      [
        'Contact: mailto:post@provkraft.example',
        'Expires: 2027-10-01T00:00:00.000Z',
        'Preferred-Languages: sv, en',
        'Canonical: https://example.se/.well-known/security.txt',
        '',
      ].join('\n'),
    )
  })
})
