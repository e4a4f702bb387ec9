/** The number of letters to change, insert or remove to turn one word into another. */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1]
    for (const [index, otherLetter] of [...other].entries()) {
      const changed = (row[index] ?? 0) + Number(letter !== otherLetter)
      next.push(Math.min(changed, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

/** Returns the offered word closest to a mistyped one; null if nothing is close. */
export const closest = (typed: string, known: readonly string[]): string | null => {
  const ranked = known
    .map(word => ({ word, letters: distance(typed, word) }))
    .toSorted((one, other) => one.letters - other.letters)
  const [best] = ranked
  return best && best.letters <= Math.max(2, typed.length / 4) ? best.word : null
}
