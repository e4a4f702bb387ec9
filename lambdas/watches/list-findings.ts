import type * as z from 'zod/mini'
import type { listFindings as declared } from '#shared/watches/findings.ts'
import type { Watch } from '#shared/watches/watch.ts'
import { findMatches, maxShown, type Search } from './find-matches.ts'

type Findings = z.infer<typeof declared.reply.body>

/** What the use case needs of the store. */
type Port = Pick<Search<Watch>, 'rows'> & {
  watches: () => Promise<readonly Watch[]>
  published: () => Promise<Search<Watch>['published']>
}

/** What a partner's watches find now, also what is older than they are or has been mailed. */
export const listFindings = async ({ watches, published, rows }: Port): Promise<Findings> => {
  // Nobody opens it without watches: none of the three waits for another.
  const [saved, open, rowFor] = await Promise.all([watches(), published(), rows()])
  const search = { watches: saved, published: open, isFor: () => true, rows: async () => rowFor }
  const all = await findMatches(search)
  const found = all.slice(0, maxShown).map(({ assignment, ...match }) => ({ ...assignment, ...match }))
  return { found, more: all.length - found.length }
}
