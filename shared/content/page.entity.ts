import * as z from 'zod/mini'
import { entity } from '../contract/entity.ts'
import { untilReplaced } from '../privacy/retention.ts'

export const pageEntity = entity({
  what: 'a page that was rendered again, and what it shows',
  pk: 'PAGES',
  sk: 'PAGE#<address>',
  item: z.object({
    address: z.string(),
    /** The build of the site that rendered it; a newer build brings its own pages. */
    build: z.string(),
    /** The names of the content that the page read while it was rendered. */
    used: z.array(z.string()),
    /** A digest of that content. */
    digest: z.string(),
    renderedAt: z.string(),
  }),
  kept: untilReplaced,
  why: 'Tells which pages a change concerns',
  onErasure: 'left',
})
