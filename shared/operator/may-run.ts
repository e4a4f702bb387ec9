import type { Command } from './command.ts'

/** Whether one of these groups of the operators' pool may run a command at the desk. */
export const mayRun = ({ for: roles = [] }: Pick<Command, 'for'>, groups: readonly string[]): boolean =>
  groups.includes('admin') || roles.some(role => groups.includes(role))
