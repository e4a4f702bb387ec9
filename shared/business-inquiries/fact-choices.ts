export const workplaces = ['on_site', 'partly', 'remote'] as const
export const workLanguages = ['sv', 'en', 'no', 'da', 'fi', 'de', 'pl'] as const
export const lengthUnits = ['weeks', 'months'] as const
/** A rate by the hour, or a fixed price for the whole. */
export const budgetUnits = ['hour', 'fixed'] as const
