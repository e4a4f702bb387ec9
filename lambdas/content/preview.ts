import type { ContentValues } from '#shared/content/read-content.ts'
import type { PageRenderer } from '#shared/content/renderer.ts'
import { everything } from '#shared/content/used-content.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { changedLines, markedPage } from '../platform/content/page-lines.ts'
import { errorName } from '../platform/logging/error-name.ts'
import type { PageState } from './page-states.ts'

/** How many changed lines a preview shows. */
const maxLines = 40

type BothValues = readonly [before: ContentValues, after: ContentValues]

const renderBoth = async (
  { render }: PageRenderer,
  address: string,
  [before, after]: BothValues,
): Promise<readonly [before: string, after: string]> => {
  try {
    const old = await render(address, before)
    return [old.html, (await render(address, after)).html]
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
  values: BothValues,
): Promise<{ pages: string[]; lines: string[] }> => {
  const pages: string[] = []
  const lines = new Set<string>()
  for (const address of addresses) {
    const changed = changedLines(...(await renderBoth(renderer, address, values)))
    if (changed.length > 0) pages.push(address)
    for (const line of changed) lines.add(line)
  }
  return { pages, lines: [...lines].slice(0, maxLines) }
}

/** Renders one page with a change, as HTML that marks what differs from the page without it, and those lines. */
export const previewPage = async (
  renderer: PageRenderer,
  address: string,
  values: BothValues,
): Promise<{ html: string; lines: string[] }> => {
  const [before, after] = await renderBoth(renderer, address, values)
  return { html: markedPage(before, after), lines: changedLines(before, after).slice(0, maxLines) }
}
