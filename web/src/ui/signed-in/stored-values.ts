/** The values of a form of text fields; blank ones are null after validation. */
export type TypedValues = Record<string, string | null>

type Stored<Name extends string> = Readonly<Record<Name, string | null>>

/** Returns the form's fields from stored values; fields that the server adds are not sent back. */
export const valuesOf = <Name extends string>(
  names: readonly Name[],
  stored: Stored<Name>,
): Record<Name, string> =>
  Object.fromEntries(names.map(name => [name, stored[name] ?? ''])) as Record<Name, string>

/** Returns the fields whose typed and stored values differ. */
export const differingFields = <Name extends string>(
  names: readonly Name[],
  typed: Stored<Name>,
  stored: Stored<Name>,
): Name[] => names.filter(name => (typed[name] ?? '') !== (stored[name] ?? ''))
