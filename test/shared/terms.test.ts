import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { accessibilityReviewed } from '#shared/accessibility/statement.ts'
import { claim } from '#shared/claims.ts'
import { languages } from '#shared/contract/language.ts'
import { creditValueOre } from '#shared/credits/prices.ts'
import { vatPercent } from '#shared/credits/vat.ts'
import english from '#shared/phrases/en/terms-1.ts'
import swedish from '#shared/phrases/sv/terms-1.ts'
import { presentTerms, termsVersions } from '#shared/terms/versions.ts'

/** What people may have accepted, by version: the hash of its text in both languages. */
const accepted: Readonly<Record<number, string>> = {
  1: '15bbdd02ad4336ae6a95fadc2854a38ad98875cfd680387a7b08ec0d74af54c0',
}

const texts = { sv: JSON.stringify(swedish.sections), en: JSON.stringify(english.sections) }

describe('the present terms', () => {
  it('are the newest version, of which each has a day', () => {
    expect(presentTerms).toBe(Math.max(...termsVersions.map(({ version }) => version)))
    for (const { since } of termsVersions) expect(since).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  })

  it('have a text for each version, which never changes: a new text is a new version', async () => {
    for (const { version } of termsVersions) {
      const texts = await Promise.all(
        languages.map(language => import(`../../shared/phrases/${language}/terms-${version}.ts`)),
      )
      const text = JSON.stringify(texts.map(file => file.default))
      expect(createHash('sha256').update(text).digest('hex'), `version ${version}`).toBe(accepted[version])
    }
  })

  it.each([
    ['notice', 'sv', `${claim('notice').value} dagars varsel`],
    ['notice', 'en', `${claim('notice').value} days’ notice`],
    ['money back', 'sv', `inom ${claim('moneyBack').value} dagar`],
    ['money back', 'en', `within ${claim('moneyBack').value} days`],
    ['commitment', 'sv', claim('commitment').value === 0 ? 'Ingen bindningstid' : '?'],
    ['VAT', 'sv', `${vatPercent} %`],
    ['VAT', 'en', `${vatPercent}%`],
    ['value of a credit', 'sv', `${(creditValueOre / 100).toLocaleString('sv').replace(/\s/g, ' ')} kronor`],
    ['value of a credit', 'en', `SEK ${(creditValueOre / 100).toLocaleString('en')}`],
  ] as const)('state the same %s as the pages (%s)', (_, language, words) => {
    expect(texts[language].replaceAll('\u00a0', ' ')).toContain(words)
  })
})

describe('the accessibility statement', () => {
  it('has been read against the product within a year: read it again, and write the day down', () => {
    const age = Date.now() - Date.parse(accessibilityReviewed)
    expect(age).toBeGreaterThan(-86_400_000)
    expect(age / 86_400_000).toBeLessThan(366)
  })
})
