import type { ContentValues } from '#shared/content/read-content.ts'
import type { PageRenderer } from '#shared/content/renderer.ts'
import { digestOf } from './digest.ts'

/** A page as it is on the site: the names of what it read when it was rendered, and a digest of that. */
export type PageState = { address: string; build: string; used: readonly string[]; digest: string }

/** The state of every page of the build: its own record, or what the build itself rendered. */
export const statesOf = <Rendered extends PageState>(
  { build, standard }: PageRenderer,
  rendered: readonly Rendered[],
): (PageState | Rendered)[] => {
  const records = new Map(rendered.filter(page => page.build === build).map(page => [page.address, page]))
  return Object.entries(standard).map(
    ([address, used]) => records.get(address) ?? { address, build, used, digest: digestOf({}, []) },
  )
}

/** Whether a page shows something else than this content. */
export const isOutdated = ({ used, digest }: PageState, values: ContentValues): boolean =>
  digestOf(values, used) !== digest
