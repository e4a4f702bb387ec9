import { type Language, locales } from '#shared/contract/language.ts'
import type { ShownRow } from '#shared/matching/row.ts'

const whyWords: Readonly<Record<Language, (what: string) => string>> = {
  sv: what => `Profilen visar ${what}.`,
  en: what => `The profile shows ${what}.`,
}

const listed = (names: ShownRow['missing'], language: Language): string =>
  new Intl.ListFormat(locales[language], { type: 'conjunction' }).format(names.map(name => name[language]))

/**
 * What a proposal may say of a partner, in the language of the business: an operator goes on from it. Empty where the
 * row says nothing.
 */
export const reasonsFor = ({ met, missing }: ShownRow, language: Language) => {
  const shown = listed(
    met.map(({ name }) => name),
    language,
  )
  return { why: shown && whyWords[language](shown), missing: listed(missing, language) }
}
