/** A text as it is compared: lower-case and without marks, so that “å” is found by “a”. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/ø/g, 'o')
    .replace(/æ/g, 'ae')

const wordsOf = (text: string): string[] => folded(text).split(/\s+/).filter(Boolean)

/** Says of a text's parts whether every word of a search stands in one of them. */
export const searcher = (search: string): ((parts: readonly string[]) => boolean) => {
  const words = wordsOf(search)
  return parts => {
    const text = folded(parts.join('\n'))
    return words.every(word => text.includes(word))
  }
}
