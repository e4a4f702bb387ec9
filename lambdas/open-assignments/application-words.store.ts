import { applicationEntity } from '#shared/open-assignments/application.entity.ts'
import { Failure } from '../platform/failure.ts'
import { countAttempt } from '../platform/limits/limits.ts'
import { keyedHash } from '../platform/secrets/keyed-hash.ts'
import { absentOr } from '../platform/table/condition.ts'
import { update } from '../platform/table/update.ts'
import { writeIf } from '../platform/table/write.ts'
import { findOwn } from './applications.store.ts'
import type { WordedApplication } from './save-words.ts'

/** Each save mails the operator. */
const maxPerHour = 30

/** The words of a partner's application for an assignment. */
export const wordedApplication = (id: string, partner: string): WordedApplication => {
  const key = applicationEntity.key({ id, sub: partner })
  return {
    find: () => findOwn(id, partner),
    countOne: async () => {
      const limit = { form: 'application_words', kind: 'caller', max: maxPerHour } as const
      return countAttempt(limit, await keyedHash('caller', partner))
    },
    save: (words, seen) =>
      writeIf(
        update(key)
          .set({ ...words, version: seen + 1 })
          .expect({ state: 'sent', version: seen === 0 ? absentOr(0) : seen }),
      ),
  }
}

/** A partner's application for an assignment; throws `not_found`. */
export const readApplication = async (id: string, partner: string) => {
  const stored = await wordedApplication(id, partner).find()
  if (!stored) throw new Failure('not_found')
  return stored
}
