/** What was stored, as it was before and is now. */
export type Change = { before: Record<string, unknown> | null; after: Record<string, unknown> }
