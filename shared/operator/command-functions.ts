/** The functions that operators invoke; they have no route. */
export const commandFunctions = [
  'approvals',
  'bank',
  'content',
  'members',
  'operator',
  'outbox',
  'privacy',
] as const

export type CommandFunction = (typeof commandFunctions)[number]

/** The name of such a function in the cloud. */
export const deployedName = (stage: string, name: CommandFunction): string => `${stage}-${name}`
