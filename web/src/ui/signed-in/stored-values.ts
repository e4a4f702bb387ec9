/** What a form of text fields holds and saves; what was left blank is null once it was checked. */
export type TypedValues = Record<string, string | null>

type Stored<Name extends string> = Readonly<Record<Name, string | null>>

/** The fields that a form shows of what is stored; what the server adds is not sent back. */
export const valuesOf = <Name extends string>(
  names: readonly Name[],
  stored: Stored<Name>,
): Record<Name, string> =>
  Object.fromEntries(names.map(name => [name, stored[name] ?? ''])) as Record<Name, string>

/** Where what somebody typed and what is stored now are not the same. */
export const differingFields = <Name extends string>(
  names: readonly Name[],
  typed: Stored<Name>,
  stored: Stored<Name>,
): Name[] => names.filter(name => (typed[name] ?? '') !== (stored[name] ?? ''))
