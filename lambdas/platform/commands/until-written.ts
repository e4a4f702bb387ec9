import { Failure } from '../failure.ts'

const maxAttempts = 5

/** Writes a decision; returns false if something that the decision depends on has changed in the meantime. */
export type Write = () => Promise<boolean>

/**
 * Decides on the stored data and writes the decision; decides again if the data changed in between. A decision of null
 * means that it was done before. Throws what `decide` throws, and `unavailable` if the data changed five times.
 */
export const untilWritten = async (decide: () => Promise<Write | null>): Promise<{ changed: boolean }> => {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const write = await decide()
    if (!write) return { changed: false }
    if (await write()) return { changed: true }
  }
  throw new Failure('unavailable')
}
