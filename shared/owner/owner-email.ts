import { owner } from './owner.ts'

/** Where people write to us. A file of its own, because every page downloads it, and few need the other facts. */
export const ownerEmail: string = owner.email
