const moveClock = async (origin: string, hours: number): Promise<void> => {
  const answer = await fetch(`${origin}/_local/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advanceSeconds: hours * 3_600 }),
  })
  if (!answer.ok) throw new Error(`The clock was not moved: ${await answer.text()}`)
}

/** Sets the clock of the system back by some hours for the length of a piece of work. */
export const inThePast = async (origin: string, hours: number, work: () => Promise<void>): Promise<void> => {
  await moveClock(origin, -hours)
  try {
    await work()
  } finally {
    await moveClock(origin, hours)
  }
}
