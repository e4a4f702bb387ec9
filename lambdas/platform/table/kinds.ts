import { keyPattern } from '#shared/contract/key-template.ts'
import { entities, type ItemKind } from '#shared/entities.ts'

const patterns = Object.entries(entities).map(
  ([kind, { pk, sk }]) => [kind as ItemKind, keyPattern(pk), keyPattern(sk)] as const,
)

/** Returns the kind of the item under a key, or null for a key that no kind declares. */
export const kindOf = ({ PK, SK }: { PK: string; SK: string }): ItemKind | null =>
  patterns.find(([, pk, sk]) => pk.test(PK) && sk.test(SK))?.[0] ?? null
