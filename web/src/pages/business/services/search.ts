/** Normalises a text for comparison: lower case without diacritics, so that “a” finds “å”. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/ø/g, 'o')
    .replace(/æ/g, 'ae')

const wordsOf = (text: string): string[] => folded(text).split(/\s+/).filter(Boolean)

/** Returns a function that checks whether the parts of a text contain every word of a search. */
export const searcher = (search: string): ((parts: readonly string[]) => boolean) => {
  const words = wordsOf(search)
  return parts => {
    const text = folded(parts.join('\n'))
    return words.every(word => text.includes(word))
  }
}
