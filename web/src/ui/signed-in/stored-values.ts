/** The fields that a form shows of what is stored; what the server adds is not sent back. */
export const valuesOf = <Name extends string>(
  names: readonly Name[],
  stored: Readonly<Record<Name, string>>,
): Record<Name, string> => Object.fromEntries(names.map(name => [name, stored[name]])) as Record<Name, string>

/** Where what somebody typed and what is stored now are not the same. */
export const differingFields = <Name extends string>(
  names: readonly Name[],
  typed: Readonly<Record<Name, string>>,
  stored: Readonly<Record<Name, string>>,
): Name[] => names.filter(name => typed[name] !== stored[name])
