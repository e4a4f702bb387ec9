import { randomUUID } from 'node:crypto'
import { newSecret } from './software-tokens.ts'
import { createVerifier } from './srp.ts'
import type { UserPool } from './user-pool.ts'

export type Enrolled = { email: string; password: string; groups: readonly string[] }

/** For demo accounts: what an invitation, its first sign-in and an authenticator app lead to. */
export const enrol = (pool: UserPool, { email, password, groups }: Enrolled): void => {
  const sub = randomUUID()
  const added = pool.users.add({
    sub,
    status: 'CONFIRMED',
    attributes: { sub, email, email_verified: 'true' },
    password: createVerifier(pool.srpName, sub, password),
  })
  if (!added) return
  pool.softwareTokens.set(sub, newSecret(), 0)
  for (const group of groups) pool.groups.add(sub, group)
}
