import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

/** The 3072-bit group of RFC 5054, appendix A, which Cognito uses with g = 2 and SHA-256. */
const prime = BigInt(
  `0x${[
    'FFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E3404DD',
    'EF9519B3CD3A431B302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7ED',
    'EE386BFB5A899FA5AE9F24117C4B1FE649286651ECE45B3DC2007CB8A163BF0598DA48361C55D39A69163FA8FD24CF5F',
    '83655D23DCA3AD961C62F356208552BB9ED529077096966D670C354E4ABC9804F1746C08CA18217C32905E462E36CE3B',
    'E39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF6955817183995497CEA956AE515D2261898FA0510',
    '15728E5A8AAAC42DAD33170D04507A33A85521ABDF1CBA64ECFB850458DBEF0A8AEA71575D060C7DB3970F85A6E1E4C7',
    'ABF5AE8CDB0933D71E8C94E04A25619DCEE3D2261AD2EE6BF12FFA06D98A0864D87602733EC86A64521F2B18177B200C',
    'BBE117577A615D6C770988C0BAD946E208E24FA074E5AB3143DB5BFCE0FD108E4B82D120A93AD2CAFFFFFFFFFFFFFFFF',
  ].join('')}`,
)
const generator = 2n
const multiplier = toNumber(sha256(pad(prime), pad(generator)))

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
  const identity = sha256(Buffer.from(`${poolName}${username}:${password}`))
  const exponent = toNumber(sha256(pad(BigInt(`0x${salt}`)), identity))
  return { salt, verifier: power(generator, exponent).toString(16) }
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
  const sum = multiplier * BigInt(`0x${verifier}`) + power(generator, BigInt(`0x${secret}`))
  return { secret, public: (sum % prime).toString(16) }
}

/** False if A is not a number, or a multiple of N: the shared secret would be 0 whatever the password is. */
export const isClientKey = (key: string) =>
  /^[0-9a-f]{1,770}$/i.test(key) && BigInt(`0x${key}`) % prime !== 0n

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
  const message = Buffer.concat([
    Buffer.from(exchange.poolName + exchange.username),
    Buffer.from(exchange.secretBlock, 'base64'),
    Buffer.from(exchange.timestamp),
  ])
  return createHmac('sha256', sharedKey(exchange)).update(message).digest('base64')
}

/** S = (A·v^u)^b, derived to 16 bytes by HKDF with the info text that Cognito's clients use. */
function sharedKey(exchange: { verifier: string; clientKey: string; serverKeys: ServerKeys }): Buffer {
  const clientKey = BigInt(`0x${exchange.clientKey}`)
  const scramble = toNumber(sha256(pad(clientKey), pad(BigInt(`0x${exchange.serverKeys.public}`))))
  const base = clientKey * power(BigInt(`0x${exchange.verifier}`), scramble)
  const secret = power(base % prime, BigInt(`0x${exchange.serverKeys.secret}`))
  return Buffer.from(hkdfSync('sha256', pad(secret), pad(scramble), 'Caldera Derived Key', 16))
}

/** Compares two secrets in constant time. */
export const isEqual = (one: string, other: string) =>
  timingSafeEqual(sha256(Buffer.from(one)), sha256(Buffer.from(other)))

/** The bytes of a number in the form of Java's BigInteger: with 00 in front if the top bit is set. */
function pad(value: bigint): Buffer {
  const hex = value.toString(16)
  const even = hex.length % 2 === 0 ? hex : `0${hex}`
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex')
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n
  for (const bit of exponent.toString(2)) {
    result = (result * result) % prime
    if (bit === '1') result = (result * base) % prime
  }
  return result
}

function sha256(...parts: Buffer[]): Buffer {
  return createHash('sha256').update(Buffer.concat(parts)).digest()
}

function toNumber(bytes: Buffer): bigint {
  return BigInt(`0x${bytes.toString('hex')}`)
}

const randomHex = (bytes: number) => randomBytes(bytes).toString('hex')
