/** Increase it when the consent changes: everybody is asked for consent again. */
export const policyVersion = 1

/** The day from which this version applies, yyyy-MM-dd. */
export const policySince = '2025-11-21'
