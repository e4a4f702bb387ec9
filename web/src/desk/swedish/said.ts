import type { Language } from '#shared/contract/language.ts'
import english from '#shared/phrases/en/fields.ts'
import swedish from '#shared/phrases/sv/fields.ts'
import { deskSentences } from './desk.ts'
import { moneySentences } from './money.ts'
import { textSentences } from './texts.ts'
import { shownAs } from './values.ts'
import { workSentences } from './work.ts'

/**
 * The Swedish of what commands say in English, by the English with `{}` for each value. In the Swedish, `{1}` is the first
 * value and `{1:name}` says what it is: of `shownAs`, `who` if an operator, `text` if a sentence of its own.
 */
export const sentences: Readonly<Record<string, string>> = {
  ...workSentences,
  ...moneySentences,
  ...textSentences,
  ...deskSentences,
}

/** What commands say of a field, in words that a form has in both languages. */
const fieldSentences = Object.fromEntries(
  Object.entries(english).map(([code, words]) => [words, swedish[code as keyof typeof swedish]]),
)

type Pattern = { key: string; expression: RegExp; swedish: string; literal: number }

const patterns = Object.entries({ ...fieldSentences, ...sentences }).map(([key, words]): Pattern => {
  const parts = key.split('{}')
  const escaped = parts.map(part => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  return {
    key,
    expression: new RegExp(`^${escaped.join('(.*?)')}$`),
    swedish: words,
    literal: parts.join('').length,
  }
})

type Colleague = (by: string) => string

type Match = { key: string; text: string; literal: number }

/** A pattern with its values in Swedish; null if it does not match, or a value is a sentence that has no Swedish. */
const matched = (line: string, { key, expression, swedish: words, literal }: Pattern, who: Colleague) => {
  const [whole, ...values] = expression.exec(line) ?? []
  if (whole === undefined) return null
  let isKnown = true
  let inner = 0
  const text = words.replace(/\{(\d)(?::(\w+))?\}/g, (_, place: string, kind = '') => {
    const value = values[Number(place) - 1] ?? ''
    if (kind === 'who') return who(value)
    if (kind !== 'text') return shownAs[kind]?.(value) ?? value
    const [best] = matches(value, who)
    isKnown &&= best !== undefined
    inner += best?.literal ?? 0
    return best?.text ?? value
  })
  return isKnown ? { key, text, literal: literal + inner } : null
}

const asIs: Colleague = by => by

/** What an English line may be in Swedish, the most literal first: that is what it is. */
export const matches = (line: string, who: Colleague = asIs): readonly Match[] =>
  patterns
    .flatMap(pattern => matched(line, pattern, who) ?? [])
    .toSorted((one, other) => other.literal - one.literal)

/** A line in the language of the desk; `lang` is set where that has no words for it. */
type SaidLine = { text: string; lang?: 'en' }

/**
 * What a command said in English, line by line in the language of the desk. `who` names a colleague whom the audit names.
 */
export const saidIn = (language: Language, said: string, who: Colleague = asIs): readonly SaidLine[] =>
  said.split('\n').map(line => {
    if (language === 'en' || line === '') return { text: line }
    const [best] = matches(line, who)
    return best ? { text: best.text } : { text: line, lang: 'en' }
  })
