/** Registers an optional field: one that is left blank is null. */
export const blankAsNull = { setValueAs: (text: string | null): string | null => text?.trim() || null }
