import type { CommandResult } from '#shared/operator/command.ts'
import { forPeople, inKronor } from '#shared/operator/display.ts'
import type { TypedCommand } from './arguments.ts'
import { csvOf, linesOf, tableOf } from './formats.ts'

type Page = Extract<CommandResult, { items: unknown }>

const pageText = ({ items: found }: Page, { declared, options }: TypedCommand): string => {
  const columns = (declared.columns ?? []).map(inKronor)
  const items = found.map(forPeople)
  if (options.csv) return csvOf(items, columns)
  return items.length > 0 ? tableOf(items, columns, declared.whole) : 'There are none.'
}

/** What a list leaves out, and how to read the rest; printed apart from the list, which may go into a file. */
export const moreText = (result: CommandResult, { options }: TypedCommand): string | null => {
  if (options.json || !('items' in result)) return null
  const { next, note } = result as Page
  return next === null ? (note ?? null) : `There are more: --all, or --cursor ${next}`
}

const doneText = (changed: boolean, known: unknown): string => {
  if (changed) return 'Done.'
  return known === false
    ? 'Nothing changed: nothing is kept here about it.'
    : 'Nothing changed: it was done before.'
}

const changeText = ({ changed, known, ...facts }: { changed: boolean; known?: unknown }): string =>
  [doneText(changed, known), known === false ? '' : linesOf(forPeople(facts))].filter(Boolean).join('\n')

/** A result as people read it, or as JSON if that was requested. */
export const resultText = (
  result: Exclude<CommandResult, { refused: string }>,
  command: TypedCommand,
): string => {
  if (command.options.json) return JSON.stringify(result, null, 2)
  if ('items' in result) return pageText(result as Page, command)
  return 'item' in result
    ? linesOf(forPeople(result.item as Record<string, unknown>))
    : changeText(result as { changed: boolean })
}
