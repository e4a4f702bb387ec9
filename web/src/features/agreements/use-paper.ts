import type { AgreementTerms } from '#shared/agreements/agreement-terms.ts'
import {
  type PaperPhrase,
  type PaperWords,
  type PhraseValues,
  paperSections,
} from '#shared/agreements/paper-rows.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { useDayFormats } from '#web/src/ui/use-day-formats.ts'

/** Returns the terms of an agreement as rows to read, in the words of the page. */
export const usePaper = () => {
  const t = usePhrases('agreements')
  const services = usePhrases('services')
  const facts = usePhrases('inquiry-facts')
  const words: PaperWords = {
    language: useLanguage(),
    phrase: (name: PaperPhrase, values: PhraseValues = {}) =>
      (t as (key: string, values: PhraseValues) => string)(`paper.${name}`, values),
    service: id => services(`titles.${id}`),
    fact: word => facts(`words.${word}`),
    factName: name => facts(`names.${name}`),
    day: useDayFormats().day,
  }
  return (terms: AgreementTerms) => paperSections(terms, words)
}
