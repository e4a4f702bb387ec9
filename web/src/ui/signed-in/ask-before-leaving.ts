type Ask = (proceed: () => void) => void

const asking = new Set<Ask>()

/** Calls `ask` before anybody leaves by `leave`, with how to proceed. Returns how to stop. */
export const askBeforeLeaving = (ask: Ask): (() => void) => {
  asking.add(ask)
  return () => asking.delete(ask)
}

/** Leaves the current view; asks first if changes would be lost. */
export const leave = (proceed: () => void): void => {
  const [ask] = asking
  if (ask) ask(proceed)
  else proceed()
}
