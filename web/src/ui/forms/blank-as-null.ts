/** Registers an optional field; a blank value becomes null. */
export const blankAsNull = { setValueAs: (text: string | null): string | null => text?.trim() || null }
