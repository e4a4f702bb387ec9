import type { Plugin } from 'vite'
import type { Owner } from '#shared/owner/owner-facts.ts'

/** Builds a stage's own facts into the site, in place of the examples. */
export const ownerOfStage = (owner: Owner): Plugin => ({
  name: 'owner-of-stage',
  enforce: 'pre',
  load: {
    filter: { id: /shared\/owner\/owner(-email)?\.ts$/ },
    handler: id =>
      id.endsWith('owner.ts')
        ? `export const owner = ${JSON.stringify(owner)}`
        : `export const ownerEmail = ${JSON.stringify(owner.email)}`,
  },
})
