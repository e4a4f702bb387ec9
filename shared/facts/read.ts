/** What a text seems to state, and the words that it was read from. */
export type Read<Value> = { value: Value; found: string }

/** What the first of several patterns that a text contains reads from it; null if it contains none. */
export const firstRead = <Value>(
  text: string,
  patterns: readonly (readonly [pattern: RegExp, read: (match: RegExpExecArray) => Value | null])[],
): Read<Value> | null => {
  for (const [pattern, read] of patterns) {
    const match = pattern.exec(text)
    const value = match && read(match)
    if (match && value !== null) return { value, found: match[0].trim() }
  }
  return null
}
