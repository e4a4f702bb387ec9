/** Partitions that hold several kinds of items. */
export const businessPartition = 'BUSINESS#<sub>'
export const partnerPartition = 'PARTNER#<sub>'
/** The partition of an account of either pool. */
export const accountPartition = '<pool.upper>#<sub>'
export const openAssignmentPartition = 'OPEN#<id>'
export const openAssignments = 'OPEN'
export const threadPartition = 'THREAD#<id>'

/** The index entry of what visitors and businesses send: by month, so that no partition grows without limit. */
export const receivedByMonth = { pk: 'LEADS#<kind>#<createdAt.month>', sk: '<createdAt>#<id>' } as const
