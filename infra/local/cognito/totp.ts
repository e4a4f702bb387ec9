import { createHmac } from 'node:crypto'

/** Seconds for which a code is valid (RFC 6238, 4.1). */
const stepSeconds = 30
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Bytes as base32 without padding (RFC 4648, 6), as authenticator apps take them. */
export const base32 = (bytes: Uint8Array): string => {
  const bits = [...bytes].map(byte => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? [])
    .map(group => alphabet.charAt(Number.parseInt(group.padEnd(5, '0'), 2)))
    .join('')
}

const bytesOf = (text: string): Buffer => {
  const bits = [...text].map(letter => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)))
}

/** The number of a time step at an instant in seconds since 1970. */
export const stepAt = (seconds: number): number => Math.floor(seconds / stepSeconds)

/** The six digits of a step (RFC 4226, 5.3), with HMAC-SHA-1, which is what apps and Cognito use. */
export const codeOf = (secret: string, step: number): string => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 0x0f
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** The step whose code it is: the present one, or one before or after it; undefined for a wrong code. */
export const stepOfCode = (secret: string, code: string, seconds: number): number | undefined =>
  [0, -1, 1].map(away => stepAt(seconds) + away).find(step => codeOf(secret, step) === code)
