import { type AnyCommandName, allCommands } from '#shared/operator/all-commands.ts'
import { inKronor } from '#shared/operator/display.ts'
import { showOf } from './offered.ts'

type Item = Readonly<Record<string, unknown>>

/** What things are called, the best first. */
const headings = ['title', 'companyName', 'name', 'partnerName', 'company', 'email'] as const

const isId = (column: string): boolean => /^id$|Id$/.test(column)

/** Whether the link of each row has what a column says. */
const isInLinks = (name: AnyCommandName, items: readonly Item[], column: string): boolean =>
  items.every(item => Object.values(showOf(name, item)?.input ?? {}).includes(String(item[column])))

/**
 * The columns of a list. An id that only leads to its thing is left out, since the page of the thing has it: what the
 * thing is called stands in its place.
 */
export const listColumns = (name: AnyCommandName, items: readonly Item[]): readonly string[] => {
  const all = allCommands[name].columns ?? Object.keys(items[0] ?? {})
  const shown = all.filter(column => !isId(column) || !isInLinks(name, items, column))
  if (shown.length === 0) return all.map(inKronor)
  const isCalled = (one: string) => shown.includes(one) && items.every(item => item[one])
  const heading = shown[0] === all[0] ? undefined : headings.find(isCalled)
  return [...(heading ? [heading] : []), ...shown.filter(one => one !== heading)].map(inKronor)
}
