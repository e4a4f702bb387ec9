import { functionOf, isOutboxCommand } from '#shared/operator/all-commands.ts'
import type { CommandResult } from '#shared/operator/command.ts'
import { fromOutbox, toOutbox } from '#shared/operator/outbox.ts'
import type { TypedCommand } from './arguments.ts'
import { type Launcher, NotReached } from './launcher.ts'

const maxPages = 10_000

const allPages = async (readPage: (cursor?: string) => Promise<CommandResult>): Promise<CommandResult> => {
  const items: Readonly<Record<string, unknown>>[] = []
  let cursor: string | undefined
  for (let page = 0; page < maxPages; page += 1) {
    const result = await readPage(cursor)
    if (!('items' in result)) return result
    const { items: found, next } = result as Extract<CommandResult, { items: unknown }>
    items.push(...found)
    if (next === null) break
    cursor = next
  }
  return { items, next: null }
}

/** Runs a command and returns the function's result; throws if it could not be run, or if the function failed. */
export const runCommand = async (
  command: TypedCommand,
  { who, invoke }: Launcher,
): Promise<CommandResult> => {
  const { name, declared, input, options } = command
  const by = await who()
  const once = async (cursor?: string): Promise<CommandResult> => {
    const from = cursor === undefined ? input : { ...input, cursor }
    if (isOutboxCommand(name))
      return fromOutbox(name, await invoke('outbox', { ...toOutbox(name, from), by }))
    return (await invoke(functionOf(name), {
      command: name,
      input: from,
      by,
    })) as CommandResult
  }
  if (declared.returns === 'page') return options.all ? allPages(once) : once()
  try {
    return await once()
  } catch (error) {
    if (declared.returns !== 'change' || !(error instanceof Error) || error instanceof NotReached) throw error
    throw new Error(`${error.message}\nIt may or may not have been done. Repeat it: it is done only once.`, {
      cause: error,
    })
  }
}
