import { emailAddress } from '#shared/contract/email.ts'
import { keyedHash } from '../platform/secrets/keyed-hash.ts'

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

/**
 * Whether a text is the address with this hash, however it is written: the hash is of the canonical form, and is all
 * that is known of the person after a restore.
 */
export const isAddressOf = async (text: string, emailHash: string): Promise<boolean> => {
  if (!text.includes('@')) return false
  const address = emailAddress.safeParse(text).data ?? text.trim().toLowerCase()
  return (await keyedHash('email', address)) === emailHash
}

/** Whether a value contains the address with this hash, however deep. */
export const mentions = async (value: unknown, emailHash: string): Promise<boolean> => {
  for (const text of new Set(textsIn(value))) if (await isAddressOf(text, emailHash)) return true
  return false
}
