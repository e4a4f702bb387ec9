import { exampleOwner } from './example-owner.ts'
import type { Owner } from './owner-facts.ts'

/** The owner of this stage. A build replaces this file by the facts of its stage: web/owner-of-stage.ts, infra/bundle.ts. */
export const owner: Owner = { ...exampleOwner }
