import type { Language } from '#shared/contract/language.ts'
import { mailPhrases } from '../../platform/mail/phrases.ts'

type Label = keyof ReturnType<typeof mailPhrases>['labels']
type Values = Partial<Record<Label, string | number | null>>
type Facts = readonly (readonly [name: string, value: string])[]

/** What was sent, by its labels in a language; what was left empty is left out. */
export const facts = (language: Language, values: Values): Facts => {
  const { labels } = mailPhrases(language)
  return Object.entries(values).flatMap(([name, value]) =>
    value === null || value === '' ? [] : [[labels[name as Label], String(value)] as const],
  )
}

/** Has room for a letter of one's own. */
const roomy: ReadonlySet<string> = new Set<Label>(['description', 'projectTitle'])

/** Mail programs make a link of every name with a dot; of one with nothing behind the dot that can be seen, none does. */
const withoutLinks = (value: string): string =>
  value.replace(/\.(?=\p{L})/gu, '.\u200b').replaceAll('://', ':\u200b//')

/**
 * What the sender of a form is told back of it. Anybody can enter anybody's address, and would write to them in our
 * name: what has room for a letter is left out, and nothing but the address itself becomes a link.
 */
export const factsForSender = (language: Language, { email = null, ...values }: Values): Facts => {
  const short = Object.entries(values).filter(([name]) => !roomy.has(name))
  const told = facts(language, Object.fromEntries(short))
  return [...told.map(([name, value]) => [name, withoutLinks(value)] as const), ...facts(language, { email })]
}
