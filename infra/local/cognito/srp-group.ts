import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** The 3072-bit group of RFC 5054, appendix A, which Cognito uses with g = 2 and SHA-256. */
export const prime = BigInt(
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
export const generator = 2n
export const multiplier = toNumber(sha256(pad(prime), pad(generator)))

/** The number of digits in hexadecimal. */
export const numberOf = (digits: string): bigint => BigInt(`0x${digits}`)

/** x of RFC 5054: `poolName` is the part after `_` in the pool's id. */
export const passwordExponent = (
  poolName: string,
  username: string,
  password: string,
  salt: string,
): bigint => toNumber(sha256(pad(numberOf(salt)), sha256(Buffer.from(`${poolName}${username}:${password}`))))

/** u of both public keys. */
export const scrambleOf = (clientKey: bigint, serverKey: bigint): bigint =>
  toNumber(sha256(pad(clientKey), pad(serverKey)))

/**
 * PASSWORD_CLAIM_SIGNATURE in base64, by the shared secret S: its key is derived to 16 bytes by HKDF with the info text
 * that Cognito's clients use.
 */
export const claimOf = (claim: {
  poolName: string
  username: string
  secretBlock: string
  timestamp: string
  scramble: bigint
  secret: bigint
}): string => {
  const message = Buffer.concat([
    Buffer.from(claim.poolName + claim.username),
    Buffer.from(claim.secretBlock, 'base64'),
    Buffer.from(claim.timestamp),
  ])
  const key = hkdfSync('sha256', pad(claim.secret), pad(claim.scramble), 'Caldera Derived Key', 16)
  return createHmac('sha256', Buffer.from(key)).update(message).digest('base64')
}

/** The bytes of a number in the form of Java's BigInteger: with 00 in front if the top bit is set. */
function pad(value: bigint): Buffer {
  const hex = value.toString(16)
  const even = hex.length % 2 === 0 ? hex : `0${hex}`
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex')
}

export function power(base: bigint, exponent: bigint): bigint {
  let result = 1n
  for (const bit of exponent.toString(2)) {
    result = (result * result) % prime
    if (bit === '1') result = (result * base) % prime
  }
  return result
}

export function sha256(...parts: Buffer[]): Buffer {
  return createHash('sha256').update(Buffer.concat(parts)).digest()
}

function toNumber(bytes: Buffer): bigint {
  return BigInt(`0x${bytes.toString('hex')}`)
}

export const randomHex = (bytes: number): string => randomBytes(bytes).toString('hex')
