import { brand } from '#shared/brand.ts'
import { shownOwner } from '#shared/owner/shown-owner.ts'
import { fill } from '#shared/phrases/fill.ts'
import type { Phrases } from '#shared/phrases/phrases.ts'
import type { TermsVersion } from '#shared/terms/versions.ts'
import { useI18n, useLanguage, usePhrases } from '#web/src/platform/i18n.ts'

export type TermsSection = { id: string; heading: string; clauses: readonly string[] }

/** The text of a version, with the company's facts filled in. */
export const useTermsText = (version: TermsVersion) => {
  const instance = useI18n()
  const language = useLanguage()
  const t = usePhrases(`terms-${version}`)
  const facts = { ...shownOwner(language), brand: brand.name }
  const { sections }: Phrases['terms-1'] = instance.getResourceBundle(language, `terms-${version}`)
  return {
    heading: t('heading'),
    lede: t('lede'),
    sections: Object.entries(sections).map(
      ([id, { heading, ...clauses }]): TermsSection => ({
        id,
        heading,
        clauses: Object.values(clauses).map(clause => fill(clause, facts)),
      }),
    ),
  }
}
