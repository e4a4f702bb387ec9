import type { ContentValues } from '#shared/content/read-content.ts'
import type { PageRenderer } from '#shared/content/renderer.ts'
import { everything } from '#shared/content/used-content.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { errorName } from '../platform/logging/error-name.ts'
import type { PageState } from './page-states.ts'

/** How many changed lines a preview shows. */
const maxLines = 40

/** Elements within a line, and those whose content nobody reads. */
const withinLine = ['b', 'i', 'small', 'span', 'strong', 'a', 'time']
const unread = ['script', 'style', 'svg']

const nameOf = (tag: string): string => tag.replace('/', '').split(/[\s>]/, 1)[0] ?? ''

/** What a person or a search engine reads on a page, line by line. */
const linesOf = (html: string): string[] => {
  const lines = ['']
  let skipped = ''
  for (const part of html.split('<').slice(1)) {
    const [tag = '', ...rest] = part.split('>')
    const name = nameOf(tag)
    const opened = !skipped && unread.includes(name)
    if (opened) skipped = name
    else if (skipped === name && tag.startsWith('/')) skipped = ''
    if (skipped) continue
    if (tag.startsWith('meta name="description"')) lines.push(tag.split('"')[3] ?? '')
    if (!withinLine.includes(name)) lines.push('')
    lines.push(`${lines.pop() ?? ''}${rest.join('>')}`)
  }
  return lines.map(line => line.trim()).filter(Boolean)
}

type Difference = { removed: string[]; added: string[] }

const differenceOf = (before: string, after: string): Difference => {
  const [old, present] = [linesOf(before), linesOf(after)]
  return {
    removed: old.filter(line => !present.includes(line)),
    added: present.filter(line => !old.includes(line)),
  }
}

const renderBoth = async (
  { render }: PageRenderer,
  address: string,
  [before, after]: readonly [ContentValues, ContentValues],
): Promise<Difference> => {
  try {
    const old = await render(address, before)
    return differenceOf(old.html, (await render(address, after)).html)
  } catch (error) {
    throw new Refusal(`${address} would not render: ${errorName(error)}.`)
  }
}

/** The pages that show this content, without the shell of the signed-in areas, which shows everything. */
export const pagesWith = (name: string, states: readonly PageState[]): string[] =>
  states.filter(({ used }) => used.includes(name) && !used.includes(everything)).map(({ address }) => address)

/** Renders the pages that show this content with and without a change, and returns the lines that change. */
export const previewChange = async (
  renderer: PageRenderer,
  addresses: readonly string[],
  values: readonly [before: ContentValues, after: ContentValues],
): Promise<{ pages: string[]; lines: string[] }> => {
  const pages: string[] = []
  const lines = new Set<string>()
  for (const address of addresses) {
    const { removed, added } = await renderBoth(renderer, address, values)
    if (removed.length + added.length > 0) pages.push(address)
    for (const line of removed) lines.add(`- ${line}`)
    for (const line of added) lines.add(`+ ${line}`)
  }
  return { pages, lines: [...lines].slice(0, maxLines) }
}
