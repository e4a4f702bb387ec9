import { randomInt } from 'node:crypto'

/** The seed of this run; set FAULTS_SEED to repeat a printed one. */
export const seed = Number(process.env.FAULTS_SEED ?? randomInt(2 ** 31))

/** Returns a generator of numbers from 0 to 1 that follow from the seed (mulberry32). */
export const seededRandom = (from = seed) => {
  let state = from >>> 0
  return (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Returns the items in an order that follows from the random numbers. */
export const shuffle = <Item>(items: readonly Item[], random: () => number): Item[] => {
  const left = [...items]
  const order: Item[] = []
  while (left.length > 0) order.push(...left.splice(Math.floor(random() * left.length), 1))
  return order
}
