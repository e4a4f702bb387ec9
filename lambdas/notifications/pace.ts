type Clock = { now: () => number; wait: (milliseconds: number) => Promise<void> }

/** Returns a function that resolves at most this many times a second, evenly spread. */
export const createPace = (perSecond: number, { now, wait }: Clock): (() => Promise<void>) => {
  let next = 0
  return async () => {
    const due = Math.max(next, now())
    next = due + 1000 / perSecond
    if (due > now()) await wait(due - now())
  }
}
