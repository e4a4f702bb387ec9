import type { CommandResult } from '#shared/operator/command.ts'
import type { Asked } from './arguments.ts'
import { type Launcher, NotReached } from './launcher.ts'
import { isNotice, isPerson } from './offered.ts'
import { fromOutbox, toOutbox } from './outbox.ts'

const mostPages = 10_000

const allPages = async (ask: (cursor?: string) => Promise<CommandResult>): Promise<CommandResult> => {
  const items: Readonly<Record<string, unknown>>[] = []
  let cursor: string | undefined
  for (let page = 0; page < mostPages; page += 1) {
    const answer = await ask(cursor)
    if (!('items' in answer)) return answer
    const { items: found, next } = answer as Extract<CommandResult, { items: unknown }>
    items.push(...found)
    if (next === null) break
    cursor = next
  }
  return { items, next: null }
}

/** Runs a command and answers what the function said; throws what kept it from being run. */
export const ask = async (asked: Asked, { who, invoke }: Launcher): Promise<CommandResult> => {
  const { name: command, declared, input, options } = asked
  const by = await who()
  const once = async (cursor?: string): Promise<CommandResult> => {
    const from = cursor === undefined ? input : { ...input, cursor }
    if (isNotice(command))
      return fromOutbox(command, await invoke('outbox', { ...toOutbox(command, from), by }))
    return (await invoke(isPerson(command) ? 'privacy' : 'operator', {
      command,
      input: from,
      by,
    })) as CommandResult
  }
  if (declared.returns === 'page') return options.all ? allPages(once) : once()
  try {
    return await once()
  } catch (error) {
    if (declared.returns !== 'change' || !(error instanceof Error) || error instanceof NotReached) throw error
    throw new Error(`${error.message}\nWhether it was done is not known. Repeat it: it is done once.`, {
      cause: error,
    })
  }
}
