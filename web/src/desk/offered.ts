import { type AnyCommandName, allCommands } from '#shared/operator/all-commands.ts'
import type { Command } from '#shared/operator/command.ts'
import { mayRun } from '#shared/operator/may-run.ts'

/** A command with its declaration. */
export type Offered = { name: AnyCommandName; declared: Command }

const all: readonly Offered[] = (Object.keys(allCommands) as AnyCommandName[]).map(name => ({
  name,
  declared: allCommands[name],
}))

/** The commands that somebody with these roles may run. */
export const offeredTo = (roles: readonly string[]): Offered[] =>
  all.filter(({ declared }) => mayRun(declared, roles))

const nounOf = (name: string): string => name.split(' ')[0] ?? ''

/** Whether two commands are about the same kind of thing. */
export const isSameNoun = (one: AnyCommandName, other: AnyCommandName): boolean =>
  nounOf(one) === nounOf(other)

/**
 * What may be done next with what a command shows: the commands that take what is known of it. An `id` belongs to one
 * noun. Those of the same noun come first.
 */
export const nextActions = (
  shown: AnyCommandName,
  known: Readonly<Record<string, string>>,
  roles: readonly string[],
): Offered[] =>
  offeredTo(roles)
    .filter(({ name, declared: { places = [] } }) => {
      const isKnown = places.length > 0 && places.every(place => known[place])
      return isKnown && name !== shown && (!places.includes('id') || nounOf(name) === nounOf(shown))
    })
    .sort(
      (one, other) =>
        Number(nounOf(other.name) === nounOf(shown)) - Number(nounOf(one.name) === nounOf(shown)) ||
        (other.declared.places?.length ?? 0) - (one.declared.places?.length ?? 0),
    )

/** The command that shows one row of a list, and what of the row it takes; null if there is none. */
export const showOf = (
  list: AnyCommandName,
  row: Readonly<Record<string, unknown>>,
): { name: AnyCommandName; input: Record<string, string> } | null => {
  if (typeof row.show === 'string' && Object.hasOwn(allCommands, row.show))
    return { name: row.show as AnyCommandName, input: row.input as Record<string, string> }
  const found = all.find(({ name }) => name === `${nounOf(list)} show`)
  if (!found) return null
  const { places = [] } = found.declared
  const values = places.map(place => row[place] ?? (places.length === 1 ? row.id : undefined))
  if (values.some(value => typeof value !== 'string')) return null
  return {
    name: found.name,
    input: Object.fromEntries(places.map((place, at) => [place, String(values[at])])),
  }
}
