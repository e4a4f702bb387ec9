import { Failure } from '../platform/failure.ts'

const attempts = 5

/** Writes what was decided; false where something that it was decided on has changed meanwhile. */
export type Write = () => Promise<boolean>

/**
 * Decides on what is there and writes it; where something came between, decides again. A decision of null is that it
 * was done before. Throws what the decision throws, and `unavailable` when others were faster five times.
 */
export const untilWritten = async (decide: () => Promise<Write | null>): Promise<{ changed: boolean }> => {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const write = await decide()
    if (!write) return { changed: false }
    if (await write()) return { changed: true }
  }
  throw new Failure('unavailable')
}
