/** The day on which people last read the statement against the product, yyyy-MM-dd; a test wants it every year. */
export const accessibilityReviewed = '2026-11-22'
