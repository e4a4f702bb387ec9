/** Per user: data of another user in this browser is never shown. */
export const inquiriesKey = (userId: string | undefined) => ['business', userId, 'inquiries'] as const
