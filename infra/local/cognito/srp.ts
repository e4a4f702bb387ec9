import { timingSafeEqual } from 'node:crypto'
import {
  claimOf,
  generator,
  multiplier,
  numberOf,
  passwordExponent,
  power,
  prime,
  randomHex,
  scrambleOf,
  sha256,
} from './srp-group.ts'

/** The stored form of a password: salt and verifier in hexadecimal. */
export type PasswordVerifier = { salt: string; verifier: string }

/** The server's half of one exchange, in hexadecimal. */
export type ServerKeys = { secret: string; public: string }

/** Derives the stored form of a password; `poolName` is the part after `_` in the pool's id. */
export function createVerifier(
  poolName: string,
  username: string,
  password: string,
  salt = randomHex(16),
): PasswordVerifier {
  return {
    salt,
    verifier: power(generator, passwordExponent(poolName, username, password, salt)).toString(16),
  }
}

/** Whether a password matches a verifier; ChangePassword needs this. */
export function isPassword(
  poolName: string,
  username: string,
  password: string,
  stored: PasswordVerifier,
): boolean {
  return isEqual(createVerifier(poolName, username, password, stored.salt).verifier, stored.verifier)
}

/** B = k·v + g^b. */
export function createServerKeys(verifier: string): ServerKeys {
  const secret = randomHex(32)
  const sum = multiplier * numberOf(verifier) + power(generator, numberOf(secret))
  return { secret, public: (sum % prime).toString(16) }
}

/** False if A is not a number, or a multiple of N: the shared secret would be 0 whatever the password is. */
export const isClientKey = (key: string) => /^[0-9a-f]{1,770}$/i.test(key) && numberOf(key) % prime !== 0n

/** The expected PASSWORD_CLAIM_SIGNATURE in base64; only a client that knows the password can compute it. */
export function expectedSignature(exchange: {
  poolName: string
  username: string
  verifier: string
  clientKey: string
  serverKeys: ServerKeys
  secretBlock: string
  timestamp: string
}): string {
  const clientKey = numberOf(exchange.clientKey)
  const scramble = scrambleOf(clientKey, numberOf(exchange.serverKeys.public))
  // S = (A·v^u)^b
  const base = clientKey * power(numberOf(exchange.verifier), scramble)
  return claimOf({ ...exchange, scramble, secret: power(base % prime, numberOf(exchange.serverKeys.secret)) })
}

/** Compares two secrets in constant time. */
export const isEqual = (one: string, other: string) =>
  timingSafeEqual(sha256(Buffer.from(one)), sha256(Buffer.from(other)))
