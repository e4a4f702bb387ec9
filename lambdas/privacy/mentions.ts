import { emailAddress } from '#shared/contract/email.ts'
import { keyedHash } from '../platform/secrets/keyed-hash.ts'

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

/**
 * Whether a text is somebody's address, however it is written: hashes are made of its canonical form, and theirs is all
 * that is known of them after a restore.
 */
export const isTheirs = async (text: string, emailHash: string): Promise<boolean> => {
  if (!text.includes('@')) return false
  const address = emailAddress.safeParse(text).data ?? text.trim().toLowerCase()
  return (await keyedHash('email', address)) === emailHash
}

/** Whether something holds a person's address as a value, however deep. */
export const mentions = async (value: unknown, emailHash: string): Promise<boolean> => {
  for (const text of new Set(textsIn(value))) if (await isTheirs(text, emailHash)) return true
  return false
}
