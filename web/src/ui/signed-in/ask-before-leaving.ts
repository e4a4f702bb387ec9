type Ask = (goOn: () => void) => void

const asking = new Set<Ask>()

/** Has `ask` called before anybody leaves by `leave`, with the way on. Answers how to stop. */
export const askBeforeLeaving = (ask: Ask): (() => void) => {
  asking.add(ask)
  return () => asking.delete(ask)
}

/** Leaves what is open; who would lose changes by it is asked first. */
export const leave = (goOn: () => void): void => {
  const [ask] = asking
  if (ask) ask(goOn)
  else goOn()
}
