import type { Owner } from '#shared/owner/owner-facts.ts'
import { readOwner } from '../deployment/owner.ts'
import { contextOf } from '../stages.ts'

/** The owner on this machine: that of the dev stage. Throws an error that names a wrong fact. */
export const ownerHere = (): Owner =>
  readOwner(
    contextOf(() => undefined),
    'dev',
  )
