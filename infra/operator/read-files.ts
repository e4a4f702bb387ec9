import { readFile } from 'node:fs/promises'
import type { TypedCommand } from './arguments.ts'
import { checkInput } from './check-input.ts'
import { UsageError } from './usage-error.ts'

const textOf = async (path: string): Promise<string> => {
  try {
    return await readFile(path, 'utf8')
  } catch {
    throw new UsageError(`The file ${path} cannot be read.`)
  }
}

/** Puts the texts of files into the input in place of their paths. Throws UsageError. */
export const readFiles = async (command: TypedCommand): Promise<TypedCommand> => {
  const { files = [] } = command.declared
  if (files.length === 0) return command
  const texts = files.map(async name => [name, await textOf(String(command.input[name]))] as const)
  const input = { ...command.input, ...Object.fromEntries(await Promise.all(texts)) }
  checkInput(command.declared, input)
  return { ...command, input }
}
