import { keyedHash } from '../platform/secrets/keyed-hash.ts'

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

/** Whether a text is somebody's address, or their hash; all that is known of them after a restore. */
export const isTheirs = async (text: string, emailHash: string): Promise<boolean> =>
  text.includes('@') && (await keyedHash('email', text.trim().toLowerCase())) === emailHash

/** Whether something holds a person's address as a value, however deep. */
export const mentions = async (value: unknown, emailHash: string): Promise<boolean> => {
  for (const text of new Set(textsIn(value))) if (await isTheirs(text, emailHash)) return true
  return false
}
