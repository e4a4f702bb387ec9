import { expect, it } from 'vitest'
import { createPace } from '#lambdas/notifications/pace.ts'

/** A clock that only waiting moves. */
const createClock = () => {
  let time = 1_000
  return {
    now: () => time,
    wait: async (milliseconds: number) => {
      time += milliseconds
    },
    pass: (milliseconds: number) => {
      time += milliseconds
    },
  }
}

it('lets through as many per second as it is configured to, evenly', async () => {
  const clock = createClock()
  const pace = createPace(5, clock)
  const times: number[] = []
  for (let mail = 0; mail < 6; mail += 1) {
    await pace()
    times.push(clock.now())
  }
  expect(times).toEqual([1_000, 1_200, 1_400, 1_600, 1_800, 2_000])
})

it('makes up for no time in which nothing was sent', async () => {
  const clock = createClock()
  const pace = createPace(5, clock)
  await pace()
  clock.pass(10_000)
  await pace()
  expect(clock.now()).toBe(11_000)
  await pace()
  expect(clock.now()).toBe(11_200)
})
