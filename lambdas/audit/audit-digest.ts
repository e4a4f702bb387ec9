import { createHash } from 'node:crypto'
import type { AuditLink } from '#shared/audit/audit-link.entity.ts'
import { keyParts } from '#shared/contract/key-template.ts'
import { auditEntity } from '#shared/operator/audit.entity.ts'
import { canonicalJson } from '../platform/agreements/terms-hash.ts'

/** An audit item as it is stored. */
export type AuditItem = Readonly<Record<string, unknown>> & { readonly PK: string; readonly SK: string }

/** Where an audit item is, as its link says it. */
export type Place = Pick<AuditLink, 'owner' | 'createdAt' | 'id'>

/** Where an audit item is, by its key alone: its fields may be forged. Null if the key is of another kind or month. */
export const placeIn = (month: string, { PK: owner, SK }: AuditItem): Place | null => {
  const { createdAt, id } = keyParts(auditEntity.sk, SK) ?? {}
  return createdAt?.startsWith(month) && id ? { owner, createdAt, id } : null
}

/** The name of a place. */
export const nameOf = ({ owner, createdAt, id }: Place): string => `${owner} ${createdAt} ${id}`

const keeps = new Set<string>(['PK', 'SK', 'ttl', ...auditEntity.onErasure.keeps])

const digest = (value: unknown): string => createHash('sha256').update(canonicalJson(value)).digest('hex')

const fieldsOf = (item: AuditItem, areKept: boolean) =>
  Object.fromEntries(
    Object.entries(item).filter(([name]) => name !== 'erased' && keeps.has(name) === areKept),
  )

const restOf = (item: AuditItem): string => {
  if (item.erased === true) return 'erased'
  // Of an item from before there were salts: what an erasure removes could be guessed from its hash.
  return typeof item.salt === 'string' ? digest(fieldsOf(item, false)) : 'unsalted'
}

/** The hashes of what an erasure leaves of an audit item, and of what it removes. */
export const digestsOf = (item: AuditItem): Pick<AuditLink, 'kept' | 'rest'> => ({
  kept: digest(fieldsOf(item, true)),
  rest: restOf(item),
})

/** Whether an audit item is as it was when it was chained, or what an erasure has left of that. */
export const isAsChained = (item: AuditItem, link: Pick<AuditLink, 'kept' | 'rest'>): boolean => {
  const { kept, rest } = digestsOf(item)
  if (kept !== link.kept) return false
  return rest === link.rest || (rest === 'erased' && Object.keys(fieldsOf(item, false)).length === 0)
}

/** What the first link of a month names as the one before it. */
export const beginningOf = (month: string, from: string): string => digest({ month, from })

/** The hash of a link, which the next one names. */
export const hashOf = ({ hash: _, ...link }: Omit<AuditLink, 'hash'> & { hash?: string }): string =>
  digest(link)
