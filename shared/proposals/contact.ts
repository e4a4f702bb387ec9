import * as z from 'zod/mini'
import type { StateOf } from '../contract/process.ts'
import type { proposalProcess } from './proposal.process.ts'

const orNull = z.nullable(z.string())

/** How one side reaches the other. */
export const contact = z.object({
  name: z.string(),
  email: z.string(),
  phone: orNull,
  /** Whom the partner asks for where the work is done. */
  onSite: orNull,
})

export type Contact = z.infer<typeof contact>

type Course = { state: StateOf<typeof proposalProcess> }

/**
 * Whether the two sides of a proposal may know how to reach each other: both have signed, or the work has begun without
 * that. The one place that decides it.
 */
export const mayReachEachOther = ({ state }: Course): boolean => state === 'engaged'
