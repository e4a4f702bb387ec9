/** The navigation state of somebody whose profile was stored a moment ago. */
export const justOnboarded = { justOnboarded: true } as const

/** Whether a place was come to with it: the guards then skip their check, as specified. */
export const isJustOnboarded = (state: unknown): boolean =>
  (state as { justOnboarded?: unknown } | null)?.justOnboarded === true
