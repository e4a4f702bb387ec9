/** The functions that operators invoke; no route leads to them. */
export const commandFunctions = ['operator', 'outbox', 'privacy'] as const

export type CommandFunction = (typeof commandFunctions)[number]

/** What such a function is called in the cloud. */
export const deployedName = (stage: string, name: CommandFunction): string => `${stage}-${name}`
