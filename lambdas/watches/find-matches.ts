import type { ShownRow } from '#shared/matching/row.ts'
import { matches } from '#shared/watches/matches.ts'
import type { Watch } from '#shared/watches/watch.ts'
import type { Published, RowFor } from '../platform/partners/read-fit.ts'

/** A mail and the page of what is found show the best; the list of open assignments has all. */
export const maxShown = 20

/** An assignment that watches found, with their names and the row of the partner. */
export type Match = { assignment: Published; watches: string[]; row: ShownRow | null }

/** What the use case needs: the open assignments, newest first, and the partner's rows, read if anything is found. */
export type Search<Kind extends Watch> = {
  watches: readonly Kind[]
  published: readonly Published[]
  /** Whether an assignment may be found by a watch at all. */
  isFor: (watch: Kind, assignment: Published) => boolean
  rows: () => Promise<RowFor>
}

const bands: readonly ShownRow['band'][] = ['shows', 'close', 'perhaps', null]

const placeOf = ({ row }: Match): number => bands.indexOf(row?.band ?? null)

/** What the watches find, with how far the partner meets each: the best band first, and within it the newest. */
export const findMatches = async <Kind extends Watch>({
  watches,
  published,
  isFor,
  rows,
}: Search<Kind>): Promise<Match[]> => {
  const candidates = published.flatMap(assignment => {
    const finders = watches.filter(watch => isFor(watch, assignment) && matches(watch, assignment))
    return finders.length > 0 ? [{ assignment, finders }] : []
  })
  if (candidates.length === 0) return []
  const rowFor = await rows()
  return candidates
    .flatMap(({ assignment, finders }) => {
      const row = rowFor(assignment)
      const names = finders.flatMap(({ name, fits }) => (!fits || row?.band ? [name] : []))
      return names.length > 0 ? [{ assignment, watches: names, row }] : []
    })
    .sort((one, other) => placeOf(one) - placeOf(other))
}
