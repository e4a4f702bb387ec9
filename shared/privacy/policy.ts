/** Raise it when the policy changes what is asked for: everybody is asked for consent anew. */
export const policyVersion = 1

/** The day from which this version holds, yyyy-MM-dd. */
export const policySince = '2025-11-21'
