import { roleEntity } from '#shared/accounts/role.entity.ts'
import { clock } from '#shared/contract/clock.ts'
import { fillKey } from '#shared/contract/key-template.ts'
import type { Language } from '#shared/contract/language.ts'
import { accountPartition } from '#shared/contract/partitions.ts'
import { personEntity } from '#shared/privacy/person.entity.ts'
import { keyedHash } from '../platform/secrets/keyed-hash.ts'
import { absentOr, lessThan } from '../platform/table/condition.ts'
import { ifAbsent, update } from '../platform/table/update.ts'
import { writeIf } from '../platform/table/write.ts'
import { putNew } from '../platform/table/write-items.ts'

type Pool = 'business' | 'partner'
type Account = { pool: Pool; sub: string; email: string; language: Language }

/** Writes the role record if it is missing; the pool decides the role. Storing it mails the operator. */
export const ensureRole = async ({ pool, sub, email, language }: Account): Promise<void> => {
  const key = roleEntity.key({ pool, sub })
  const emailHash = await keyedHash('email', email)
  const createdAt = new Date(clock.now()).toISOString()
  const keys = { ...key, ...roleEntity.indexKey({ pool, createdAt }) }
  await Promise.all([
    writeIf(putNew({ ...keys, role: pool, pool, sub, email, emailHash, language, createdAt })),
    writeIf(
      putNew({
        ...personEntity.key({ emailHash, entity: fillKey(accountPartition, { pool, sub }) }),
        entity: key,
      }),
    ),
  ])
}

/** Cognito calls a trigger that is slow three times within this time, and none of it is another reset. */
const sameResetMs = 60_000

/** Notes a reset of the password, which mails its owner; their address is then verified, because they read a code in it. */
export const noteReset = async (pool: Pool, sub: string): Promise<void> => {
  const now = clock.now()
  const [passwordResetAt, since] = [now, now - sameResetMs].map(instant => new Date(instant).toISOString())
  const reset = update(roleEntity.key({ pool, sub }))
    .set({ passwordResetAt, emailVerifiedAt: ifAbsent(passwordResetAt) })
    .expect({ passwordResetAt: absentOr(lessThan(since)) })
  await writeIf(reset)
}
