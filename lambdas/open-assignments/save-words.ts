import type { ApplicationWords } from '#shared/open-assignments/application-words.ts'
import type { Application } from '#shared/open-assignments/applications.ts'
import { Failure } from '../platform/failure.ts'

/** What the use case needs of the store; all of it about one application. */
export type WordedApplication = {
  find: () => Promise<Application | null>
  /** Counts one more save of this hour; `retryAfter` in seconds. */
  countOne: () => Promise<{ exceeded: boolean; retryAfter: number }>
  /** Saves over this version; false if it was saved over, decided on or withdrawn in the meantime. */
  save: (words: ApplicationWords, seen: number) => Promise<boolean>
}

const says = (application: Application, { message, earliestStart, hourlyRateKronor }: ApplicationWords) =>
  application.message === message &&
  application.earliestStart === earliestStart &&
  application.hourlyRateKronor === hourlyRateKronor

/**
 * Adds words to an application that nobody has decided on; the same save again returns it as it is. Throws `not_found`,
 * `application_decided`, `application_changed` and `rate_limited`.
 */
export const saveWords = async (
  { version, ...words }: ApplicationWords & { version: number },
  application: WordedApplication,
): Promise<Application> => {
  const [stored, count] = await Promise.all([application.find(), application.countOne()])
  if (!stored) throw new Failure('not_found')
  const { version: current } = stored
  if (current === version + 1 && says(stored, words)) return stored
  if (stored.state !== 'sent') throw new Failure('application_decided')
  if (current !== version) throw new Failure('application_changed')
  if (count.exceeded) throw new Failure('rate_limited', { retryAfter: count.retryAfter })
  if (await application.save(words, version)) return { ...stored, ...words, version: version + 1 }
  // Reading it again says what has happened to it.
  return saveWords({ version, ...words }, application)
}
