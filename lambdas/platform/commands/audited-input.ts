import type { Command } from '#shared/operator/command.ts'
import { keyedHash } from '../secrets/keyed-hash.ts'

/** The same hash as in the links of a person, if what was typed is an address. */
const hashOf = (typed: unknown): Promise<string> => keyedHash('email', [typed].flat().join(' ').toLowerCase())

/** The input of a command as the audit keeps it: with hashes of what may name a person. */
export const auditedInput = async (
  { personal = [] }: Pick<Command, 'personal'>,
  input: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, unknown>>> => {
  const hashed = personal
    .filter(name => input[name] !== undefined)
    .map(async name => [name, await hashOf(input[name])] as const)
  return { ...input, ...Object.fromEntries(await Promise.all(hashed)) }
}
