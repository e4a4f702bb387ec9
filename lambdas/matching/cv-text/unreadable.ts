import type { CvReading } from '#shared/partner-profile/cv-reading.ts'

/** Why a CV has no text that can be read. */
export type Unread = Exclude<CvReading['outcome'], 'read' | 'cut'>

/** Stops reading a CV, with the reason that its partner is told. */
export class Unreadable extends Error {
  readonly reason: Unread

  constructor(reason: Unread) {
    super(reason)
    this.reason = reason
  }
}

/** What was read of a file; `cut` if there are more pages than are read. */
export type ReadPages = { texts: readonly string[]; cut: boolean }
