export const monthColumns = ['month', 'hours', 'credits', 'earned', 'paidOut', 'payout'] as const

export const historyColumns = ['assignment', 'startDate', 'hours', 'credits', 'earned', 'payout'] as const

export type Column = (typeof monthColumns)[number] | (typeof historyColumns)[number]

const words: readonly Column[] = ['month', 'assignment', 'startDate', 'payout']

/** Whether a column holds figures, which are aligned at the end. */
export const isFigure = (column: Column): boolean => !words.includes(column)
