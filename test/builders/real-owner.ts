import { readFileSync } from 'node:fs'
import type { Owner } from '#shared/owner/owner-facts.ts'

/** An owner all of whose facts differ from the examples; the workflows synthesize prod with the same file. */
export const realOwner: Owner = JSON.parse(readFileSync(new URL('owner.json', import.meta.url), 'utf8'))
