/** Of one user only: what another saw in this browser is never shown. */
export const inquiriesKey = (userId: string | undefined) => ['business', userId, 'inquiries'] as const
