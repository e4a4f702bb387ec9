import { clock } from '#shared/contract/clock.ts'

const moveBy = async (origin: string, hours: number): Promise<void> => {
  const moved = await fetch(`${origin}/_local/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advanceSeconds: hours * 3_600 }),
  })
  if (!moved.ok) throw new Error(`The clock was not moved: ${await moved.text()}`)
  const { now } = (await moved.json()) as { now: string }
  // The seed may run in the system's own process, whose clock has been moved then, or in another one.
  clock.moveBy(Date.parse(now) - clock.now())
}

/** Does something with the clock of the system moved by hours, and moves it back. */
export const withClockAt = async (
  origin: string,
  hours: number,
  work: () => Promise<void>,
): Promise<void> => {
  await moveBy(origin, hours)
  try {
    await work()
  } finally {
    await moveBy(origin, -hours)
  }
}
