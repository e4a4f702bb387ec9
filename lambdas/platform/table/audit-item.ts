import { randomBytes } from 'node:crypto'
import { auditEntity } from '#shared/operator/audit.entity.ts'
import { accountingTtl } from './retention.ts'
import { putItem, type Write } from './write-items.ts'

/** Who did what, and when. */
type Action = {
  action: string
  /** Who called the command, as the launcher says; absent if the owner did it. */
  by?: string
  id: string
  at: string
}

/** The write of an audit item to the partition of its owner. */
export const auditWrite = (
  { action, by, id, at }: Action,
  owner: string,
  about: Record<string, unknown>,
): Write =>
  putItem({
    ...about,
    ...auditEntity.key({ owner, createdAt: at, id }),
    ...auditEntity.indexKey({ createdAt: at }),
    id,
    action,
    by,
    createdAt: at,
    // With it the hash of what an erasure removes tells nothing, once the erasure has removed it too.
    salt: randomBytes(16).toString('hex'),
    ttl: accountingTtl(),
  })
