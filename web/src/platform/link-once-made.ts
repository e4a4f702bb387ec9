import { ApiError } from './api-error.ts'

type Link = { url: string }

/** Whether a paper is not there: it is made within seconds of what it is about. */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && error.code === 'not_found'

/** Whoever is faster than that waits so many milliseconds, and asks again. */
const waits = [1_000, 2_000, 4_000, 8_000]

/** The link to a paper that may still be made. Throws what `ask` threw last. */
export const linkOnceMade = async (ask: () => Promise<Link>): Promise<Link> => {
  for (const wait of waits) {
    try {
      return await ask()
    } catch (error) {
      if (!isMissing(error)) throw error
      await new Promise(resolve => setTimeout(resolve, wait))
    }
  }
  return ask()
}
