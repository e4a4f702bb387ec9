/** More is not read beside what it is to show. */
const maxLength = 160

const ends = /[.!?](?=\s)|\n/g
const separators = /, /g

/** Where the sentence around a place begins and ends, or the entry of a list that has no sentences. */
const sentenceAround = (text: string, { start, end }: { start: number; end: number }) => {
  const isList = !/[.!?\n]/.test(text) && text.includes(', ')
  let [from, to] = [0, text.length]
  for (const { 0: mark, index } of text.matchAll(isList ? separators : ends)) {
    if (index + mark.length <= start) from = index + mark.length
    else if (index >= end) {
      to = isList ? index : index + mark.length
      break
    }
  }
  return { from, to }
}

/** The sentence of a text around a place in it; of a long one, the words next to the place. */
export const quoteAround = (text: string, place: { start: number; end: number }): string => {
  const { from, to } = sentenceAround(text, place)
  if (to - from <= maxLength) return text.slice(from, to).trim()
  const room = Math.max(0, maxLength - (place.end - place.start)) / 2
  const first = Math.max(from, Math.floor(place.start - room))
  const last = Math.min(to, Math.ceil(place.end + room))
  // No word is cut, unless the text has none.
  const begins = first === from ? from : text.indexOf(' ', first) + 1
  const stops = last === to ? to : text.lastIndexOf(' ', last)
  const [head, tail] = [
    begins > first && begins <= place.start ? begins : first,
    stops >= place.end ? stops : last,
  ]
  return `${head > from ? '… ' : ''}${text.slice(head, tail).trim()}${tail < to ? ' …' : ''}`
}
