import type { ContentValues } from '#shared/content/read-content.ts'
import type { PageRenderer } from '#shared/content/renderer.ts'
import { derivedId } from '../platform/commands/derived-id.ts'
import { errorName } from '../platform/logging/error-name.ts'
import { digestOf } from './digest.ts'
import { isOutdated, type PageState, statesOf } from './page-states.ts'

/** What the use case needs of the stores. */
export type Rendering = {
  renderer: PageRenderer
  findContent: () => Promise<ContentValues>
  /** The records of all pages that were ever rendered again. */
  findRendered: () => Promise<readonly PageState[]>
  /** Replaces a page on the site. */
  publish: (address: string, html: string) => Promise<void>
  /** Makes visitors get the present version of these pages. */
  refresh: (addresses: readonly string[]) => Promise<void>
  note: (page: PageState) => Promise<void>
  /** Tells the operators, once for each id. */
  reportFailure: (failure: { id: string; address: string; error: string }) => Promise<void>
  log: Record<'info' | 'error', (message: string, about: Record<string, string>) => void>
}

/** Pages that are refreshed and noted together: a function that is killed repeats at most these. */
const batchSize = 20

/** Renders a page and replaces its file. Returns its new state; null if it does not render, and keeps its old version. */
const replace = async (
  { address, used }: PageState,
  values: ContentValues,
  { renderer, publish, reportFailure, log }: Rendering,
): Promise<PageState | null> => {
  const { build } = renderer
  try {
    const page = await renderer.render(address, values)
    await publish(address, page.html)
    return { address, build, used: page.used, digest: digestOf(values, page.used) }
  } catch (error) {
    log.error('page_failed', { address, error: errorName(error) })
    const id = derivedId(address, build, digestOf(values, used))
    await reportFailure({ id, address, error: errorName(error) })
    return null
  }
}

const replaceAll = async (
  pages: readonly PageState[],
  values: ContentValues,
  rendering: Rendering,
): Promise<PageState[]> => {
  const replaced: PageState[] = []
  for (const page of pages) {
    const state = await replace(page, values, rendering)
    if (state) replaced.push(state)
  }
  // Noted last: a page that is noted is never refreshed again.
  if (replaced.length > 0) await rendering.refresh(replaced.map(({ address }) => address))
  for (const state of replaced) {
    await rendering.note(state)
    rendering.log.info('page_rendered', { address: state.address })
  }
  return replaced
}

/**
 * Renders exactly the pages that show something else than the present content, and returns their addresses. It compares
 * states, not events, so a repeated call renders nothing and one after a kill does the rest. Throws in the end if a page
 * did not render, so that the stream tries again and then parks the record.
 */
export const renderPages = async (rendering: Rendering): Promise<string[]> => {
  const { renderer, findContent, findRendered } = rendering
  const [values, rendered] = await Promise.all([findContent(), findRendered()])
  const outdated = statesOf(renderer, rendered).filter(state => isOutdated(state, values))
  const replaced: PageState[] = []
  for (let start = 0; start < outdated.length; start += batchSize)
    replaced.push(...(await replaceAll(outdated.slice(start, start + batchSize), values, rendering)))
  if (replaced.length < outdated.length)
    throw new Error(`Of ${outdated.length} pages, ${outdated.length - replaced.length} did not render`)
  return replaced.map(({ address }) => address)
}
