/** Letters that Unicode does not take apart into a plain letter and an accent. */
const plain: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', ß: 'ss', đ: 'd', ł: 'l' }

/** A text in small plain letters: Åkesson and akesson are the same. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øæßđł]/g, letter => plain[letter] ?? letter)

const wordsIn = (text: string): string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}@.+#_-]+/u)
    .filter(Boolean)

/** What a word is found by: as it is, by its parts, and without hyphens, as organisation numbers are also typed. */
const formsOf = (word: string): string[] => [
  word,
  word.replaceAll('-', ''),
  ...word.split('@'),
  ...word.split(/[@._-]/),
]

/** The words that somebody typed, in quotes or not. */
export const typedWords = (typed: readonly string[]): string[] => typed.flatMap(wordsIn)

const isFoundBy = (forms: readonly string[], word: string): boolean => {
  // C is a language, and the beginning of a great deal.
  if (word.length === 1) return forms.includes(word)
  const bare = word.replaceAll('-', '')
  return forms.some(form => form.startsWith(word) || (bare !== '' && form.startsWith(bare)))
}

/** Whether each of the typed words begins a word of the texts. */
export const haveWords = (texts: readonly string[], words: readonly string[]): boolean => {
  const forms = texts.flatMap(wordsIn).flatMap(formsOf)
  return words.every(word => isFoundBy(forms, word))
}
