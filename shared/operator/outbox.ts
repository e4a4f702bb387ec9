import type { NoticeCommand } from '../notifications/outbox-commands.ts'
import type { NoticeName } from './all-commands.ts'
import type { CommandResult } from './command.ts'

type Input = Readonly<Record<string, unknown>>

const names: Readonly<Record<NoticeName, NoticeCommand['command']>> = {
  'notices parked': 'list_parked',
  'notices show': 'show_parked',
  'notices about': 'show_notices',
  'notices unsent': 'list_unsent',
  'notices redrive': 'redrive',
  'notices unsuppress': 'lift_suppression',
  'newsletter test': 'test_issue',
}

/** The command that the outbox notes in the audit under its own name for it. */
export const notedByOutbox = (noted: string): NoticeName | undefined =>
  (Object.keys(names) as NoticeName[]).find(name => names[name] === noted)

/** A command as the outbox takes it: its lists continue after a key, not from a cursor. */
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

/** Why there is no reply. */
const nothing: Readonly<Partial<Record<NoticeName, string>>> = {
  'notices show': 'Nothing is parked under that key.',
  'notices unsuppress': 'Mail to this address was not stopped.',
  'newsletter test': 'There is no such issue.',
}

/** The outbox's reply as the result of a command. */
export const fromOutbox = (name: NoticeName, reply: unknown): CommandResult => {
  if (reply === null) return { refused: nothing[name] ?? 'There is none.' }
  if (name === 'notices unsuppress') return { changed: true }
  if (name === 'newsletter test') return { changed: true, ...(reply as Record<string, string>) }
  if (name === 'notices show') return { item: reply as Input }
  return Array.isArray(reply) ? { items: reply, next: null } : (reply as CommandResult)
}
