/** The navigation state after a profile was stored. */
export const justOnboarded = { justOnboarded: true } as const

/** Whether a location has this state: the guards then skip their check, as specified. */
export const isJustOnboarded = (state: unknown): boolean =>
  (state as { justOnboarded?: unknown } | null)?.justOnboarded === true
