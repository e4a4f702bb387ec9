import { createHash } from 'node:crypto'

/** The input as it is stored, whatever the order in which its fields came. */
export const inputJsonOf = (input: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(Object.fromEntries(Object.entries(input).sort(([one], [other]) => (one < other ? -1 : 1))))

/** What a release names: the SHA-256 of the command with its input. */
export const inputHashOf = (name: string, inputJson: string): string =>
  createHash('sha256').update(`${name}\n${inputJson}`).digest('hex')
