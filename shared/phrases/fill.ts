import type { Language } from '../contract/language.ts'
import { figureOf } from '../figures.ts'

/** Fills in the `{{placeholders}}` of a phrase; an unknown one stays visible, so that a test can find it. */
export const fill = (phrase: string, values: Readonly<Record<string, string | number>>): string =>
  phrase.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))

/** The same of a count, with its figure as the language writes it. */
export const fillCount = (
  { one, other }: Readonly<Record<'one' | 'other', string>>,
  count: number,
  language: Language,
): string => fill(count === 1 ? one : other, { count: figureOf(count, language) })
