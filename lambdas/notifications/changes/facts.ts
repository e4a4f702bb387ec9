import type { Language } from '#shared/contract/language.ts'
import { mailPhrases } from '../../platform/mail/phrases.ts'

type Label = keyof ReturnType<typeof mailPhrases>['labels']

/** What was sent, by its labels in a language; what was left empty is left out. */
export const facts = (
  language: Language,
  values: Partial<Record<Label, string | number | null>>,
): readonly (readonly [name: string, value: string])[] => {
  const { labels } = mailPhrases(language)
  return Object.entries(values).flatMap(([name, value]) =>
    value === null || value === '' ? [] : [[labels[name as Label], String(value)] as const],
  )
}
