import type { Word } from './words.ts'

/** Whose desk it is, for every page of it. */
export type DeskContext = {
  /** The operator, as the audit names them. */
  me: string
  roles: readonly string[]
  /** Whether a second operator releases what moves money. */
  fourEyes: boolean
  /** Ends the session, with the reason that the sign-in shows. */
  leave: (why: Word | null) => Promise<void>
}
