import { fill } from '#shared/phrases/fill.ts'

/** A line break would start a header of its own, and a long subject is cut by whoever shows it. */
const onOneLine = (value: string | number): string => {
  const line = String(value).replace(/\s+/g, ' ').trim()
  return line.length > 80 ? `${line.slice(0, 79)}…` : line
}

/** A subject with its blanks filled in; what people typed is cut and kept to one line. */
export const subjectOf = (words: string, values: Record<string, string | number>): string =>
  fill(words, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, onOneLine(value)])))
