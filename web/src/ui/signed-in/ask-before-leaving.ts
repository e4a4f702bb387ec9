type Ask = (proceed: () => void) => void

const asking = new Set<Ask>()

/** Calls `ask` before a navigation by `leave`, with a function that proceeds. Returns a function that stops this. */
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
