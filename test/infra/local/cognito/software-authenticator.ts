import {
  createHash,
  createPrivateKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto'
import { siteOrigin } from './emulator.ts'

type Item = number | string | Buffer | Map<string | number, Item>

const head = (type: number, count: number): Buffer => {
  if (count < 24) return Buffer.from([(type << 5) | count])
  if (count < 256) return Buffer.from([(type << 5) | 24, count])
  return Buffer.from([(type << 5) | 25, count >> 8, count & 0xff])
}

/** A value in CBOR (RFC 8949). */
export const cborOf = (item: Item): Buffer => {
  if (typeof item === 'number') return item < 0 ? head(1, -1 - item) : head(0, item)
  if (Buffer.isBuffer(item)) return Buffer.concat([head(2, item.length), item])
  if (typeof item === 'string') return Buffer.concat([head(3, Buffer.byteLength(item)), Buffer.from(item)])
  const entries = [...item].flatMap(([key, value]) => [cborOf(key), cborOf(value)])
  return Buffer.concat([head(5, item.size), ...entries])
}

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const decoded = (text: string | undefined) => Buffer.from(text ?? '', 'base64url')
const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest()

/** What a dishonest authenticator, or page, says instead. */
export type Lies = {
  origin?: string
  crossOrigin?: boolean
  type?: string
  challenge?: string
  rpId?: string
  flags?: number
  counter?: number
  id?: string
  userHandle?: string
  /** Another key than that of the passkey. */
  key?: KeyObject
}

type Algorithm = 'ES256' | 'RS256'

const newKey = (algorithm: Algorithm) =>
  algorithm === 'ES256'
    ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
    : generateKeyPairSync('rsa', { modulusLength: 2048 })

const coseOf = (publicKey: KeyObject, algorithm: Algorithm): Buffer => {
  const { x, y, n, e } = publicKey.export({ format: 'jwk' })
  return cborOf(
    algorithm === 'ES256'
      ? new Map<number, Item>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, decoded(x)],
          [-3, decoded(y)],
        ])
      : new Map<number, Item>([
          [1, 3],
          [3, -257],
          [-1, decoded(n)],
          [-2, decoded(e)],
        ]),
  )
}

const upUv = 0x05
const attested = 0x40

/** An authenticator with one passkey, which answers as a browser passes it on. */
export const softwareAuthenticator = (algorithm: Algorithm = 'ES256') => {
  const { publicKey, privateKey } = newKey(algorithm)
  const id = randomBytes(32)
  let uses = 0

  const clientData = (type: string, challenge: string, lies: Lies) =>
    Buffer.from(
      JSON.stringify({
        type: lies.type ?? type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? siteOrigin,
        crossOrigin: lies.crossOrigin ?? false,
      }),
    )
  const authenticatorData = ({ rpId = 'localhost', flags = upUv, counter }: Lies, more = Buffer.alloc(0)) => {
    const tail = Buffer.alloc(5)
    tail.writeUInt8(more.length > 0 ? flags | attested : flags)
    tail.writeUInt32BE(counter ?? uses, 1)
    return Buffer.concat([sha256(rpId), tail, more])
  }
  const wrapped = (response: object, lies: Lies) => {
    const rawId = lies.id ?? base64url(id)
    const credential = { id: rawId, rawId, type: 'public-key', clientExtensionResults: {}, response }
    return { ...credential, authenticatorAttachment: 'platform' }
  }

  return {
    id: base64url(id),
    privateKey: createPrivateKey(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    /** The answer to a request to make a passkey. */
    make: ({ challenge }: { challenge: string }, lies: Lies = {}) => {
      const length = Buffer.from([id.length >> 8, id.length & 0xff])
      const more = Buffer.concat([Buffer.alloc(16), length, id, coseOf(publicKey, algorithm)])
      const attestation = new Map<string, Item>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData(lies, more)],
      ])
      return wrapped(
        {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, lies)),
          attestationObject: base64url(cborOf(attestation)),
        },
        lies,
      )
    },
    /** The answer to a request to use it; each is counted. */
    use: (options: unknown, lies: Lies = {}) => {
      uses += 1
      const { challenge } = JSON.parse(String(options)) as { challenge: string }
      const client = clientData('webauthn.get', challenge, lies)
      const data = authenticatorData(lies)
      const signed = Buffer.concat([data, sha256(client)])
      const response = {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', signed, lies.key ?? privateKey)),
        ...(lies.userHandle && { userHandle: base64url(Buffer.from(lies.userHandle)) }),
      }
      return wrapped(response, lies)
    },
  }
}

export type SoftwareAuthenticator = ReturnType<typeof softwareAuthenticator>
