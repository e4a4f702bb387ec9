import type { NoticeCommand } from '#shared/notifications/outbox-commands.ts'
import type { CommandResult } from '#shared/operator/command.ts'
import type { NoticeName } from './offered.ts'

type Input = Readonly<Record<string, unknown>>

const names: Readonly<Record<NoticeName, NoticeCommand['command']>> = {
  'notices parked': 'list_parked',
  'notices show': 'show_parked',
  'notices about': 'show_notices',
  'notices unsent': 'list_unsent',
  'notices redrive': 'redrive',
  'notices unsuppress': 'lift_suppression',
}

/** What the outbox is asked; keys of a bucket go on after one, and not from a cursor. */
export const toOutbox = (name: NoticeName, input: Input): { command: string; input: Input } => {
  const command = names[name]
  if (command === 'list_unsent') return { command, input: { state: 'failed', ...input } }
  const { cursor: after, key, ...others } = input
  const place = command === 'redrive' ? { keys: key } : { key }
  return {
    command,
    input: { ...others, ...(key !== undefined && place), ...(after !== undefined && { after }) },
  }
}

/** Its answer as one of a command. */
export const fromOutbox = (name: NoticeName, said: unknown): CommandResult => {
  if (said === null) {
    return {
      refused: name === 'notices show' ? 'Nothing is parked under that key.' : 'Mail to it was not stopped.',
    }
  }
  if (name === 'notices unsuppress') return { changed: true }
  if (name === 'notices show') return { item: said as Input }
  return Array.isArray(said) ? { items: said, next: null } : (said as CommandResult)
}
