import type { PaperWords } from '#shared/agreements/paper-rows.ts'
import { type Language, locales } from '#shared/contract/language.ts'
import enClauses from '#shared/phrases/en/agreement-clauses-1.ts'
import enAgreements from '#shared/phrases/en/agreements.ts'
import enFacts from '#shared/phrases/en/inquiry-facts.ts'
import enServices from '#shared/phrases/en/services.ts'
import { fill } from '#shared/phrases/fill.ts'
import svClauses from '#shared/phrases/sv/agreement-clauses-1.ts'
import svAgreements from '#shared/phrases/sv/agreements.ts'
import svFacts from '#shared/phrases/sv/inquiry-facts.ts'
import svServices from '#shared/phrases/sv/services.ts'

const files = {
  sv: { agreements: svAgreements, clauses: svClauses, facts: svFacts, services: svServices },
  en: { agreements: enAgreements, clauses: enClauses, facts: enFacts, services: enServices },
} as const satisfies Record<Language, object>

const dayIn = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

/** The phrases of an agreement's paper in a language. */
export const agreementPhrases = (language: Language) => files[language]

/** The words of a language, as a paper on paper has them. */
export const wordsIn = (language: Language): PaperWords => {
  const { agreements, facts, services } = files[language]
  const { kinds, credits_one: one, credits_other: other, ...phrases } = agreements.paper
  const named: Readonly<Record<string, string>> = {
    ...phrases,
    'kinds.running': kinds.running,
    'kinds.fixed': kinds.fixed,
  }
  return {
    language,
    phrase: (name, values = {}) =>
      fill(name === 'credits' ? (values.count === 1 ? one : other) : (named[name] ?? name), values),
    service: id => services.titles[id],
    fact: word => facts.words[word],
    factName: name => facts.names[name],
    day: day => dayIn(day, language),
  }
}
