import { roleEntity } from '#shared/accounts/role.entity.ts'
import type { Language } from '#shared/contract/language.ts'
import { present } from '../table/condition.ts'
import { update } from '../table/update.ts'
import { writeIf } from '../table/write.ts'

/** Stores the language of an account's mails. An account without a role record gets one, with its language, at sign-in. */
export const storeLanguage = async (
  pool: 'business' | 'partner',
  sub: string,
  language: Language,
): Promise<void> => {
  await writeIf(update(roleEntity.key({ pool, sub })).set({ language }).expect({ PK: present }))
}
