import { createPublicKey, type KeyObject } from 'node:crypto'
import { type Cbor, readCbor } from './cbor.ts'

/** What an authenticator signs beside the browser's part (WebAuthn, 6.1). */
export type AuthenticatorData = {
  rpIdHash: Buffer
  userPresent: boolean
  userVerified: boolean
  counter: number
  /** Only when a passkey is made. */
  made: { credentialId: string; publicKey: KeyObject } | undefined
}

const flag = { userPresent: 0x01, userVerified: 0x04, attested: 0x40, extensions: 0x80 } as const
const headBytes = 37
/** The model of the authenticator and the length of the id, before the id itself. */
const beforeId = 18

const isBytes = (value: Cbor | undefined, length?: number): value is Buffer =>
  Buffer.isBuffer(value) && (length === undefined || value.length === length)

const unsupported = () => new RangeError('WebAuthn: a key that is not supported')

/** A COSE key (RFC 9053): ES256 on P-256, or RS256. These two Cognito asks for. */
const publicKeyOf = (cose: Cbor): KeyObject => {
  if (!(cose instanceof Map)) throw unsupported()
  const [type, algorithm, a, b, c] = [1, 3, -1, -2, -3].map(label => cose.get(label))
  if (type === 2 && algorithm === -7 && a === 1 && isBytes(b, 32) && isBytes(c, 32)) {
    const [x, y] = [b.toString('base64url'), c.toString('base64url')]
    return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  }
  if (type === 3 && algorithm === -257 && isBytes(a) && a.length >= 256 && isBytes(b)) {
    const [n, e] = [a.toString('base64url'), b.toString('base64url')]
    return createPublicKey({ key: { kty: 'RSA', n, e }, format: 'jwk' })
  }
  throw unsupported()
}

const madeIn = (attested: Buffer): { made: AuthenticatorData['made']; rest: Buffer } => {
  const end = beforeId + attested.readUInt16BE(beforeId - 2)
  const id = attested.subarray(beforeId, end)
  if (id.length === 0 || id.length !== end - beforeId) throw new RangeError('WebAuthn: an id that is cut off')
  const { value, rest } = readCbor(attested.subarray(end))
  return { made: { credentialId: id.toString('base64url'), publicKey: publicKeyOf(value) }, rest }
}

/** Reads authenticator data to its last byte. Throws RangeError, or TypeError for a key that is none. */
export const readAuthenticatorData = (bytes: Buffer): AuthenticatorData => {
  const flags = bytes.readUInt8(32)
  const after = bytes.subarray(headBytes)
  const { made, rest } = flags & flag.attested ? madeIn(after) : { made: undefined, rest: after }
  const left = flags & flag.extensions ? readCbor(rest).rest : rest
  if (left.length > 0) throw new RangeError('WebAuthn: bytes after the end')
  return {
    rpIdHash: bytes.subarray(0, 32),
    userPresent: (flags & flag.userPresent) !== 0,
    userVerified: (flags & flag.userVerified) !== 0,
    counter: bytes.readUInt32BE(33),
    made,
  }
}
