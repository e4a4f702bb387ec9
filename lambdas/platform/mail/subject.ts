import { fill } from '#shared/phrases/fill.ts'

/** On one line, because a line break would start another header, and short, because mail programs cut long subjects. */
const shorten = (value: string | number): string => {
  const line = String(value).replace(/\s+/g, ' ').trim()
  return line.length > 80 ? `${line.slice(0, 79)}…` : line
}

/** A subject with its blanks filled in; values are shortened and kept on one line. */
export const subjectOf = (subject: string, values: Record<string, string | number>): string =>
  fill(subject, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shorten(value)])))
