import { createHash, createHmac, createSecretKey, type Hash, type Hmac, type KeyObject } from 'node:crypto'

/** What the SDK may hash by its types; it hashes text and Uint8Arrays. */
type Data = string | ArrayBuffer | ArrayBufferView

const bytesOf = (data: Data): Uint8Array =>
  typeof data === 'string' ? Buffer.from(data) : (data as Uint8Array)

const known = new Map<Data, KeyObject>()

/** Few: the credentials, and the keys that the SDK derives from them once a day, and keeps. */
const keyObjectOf = (secret: Data): KeyObject => {
  const found = known.get(secret) ?? createSecretKey(bytesOf(secret))
  known.set(secret, found)
  return found
}

/** SHA-256 for the SDK's signatures. Its own passes keys to Node as buffers, with which Node is five times slower. */
export class Sha256 {
  readonly #hash: Hash | Hmac

  constructor(secret?: Data) {
    this.#hash = secret ? createHmac('sha256', keyObjectOf(secret)) : createHash('sha256')
  }

  update(data: Data): void {
    this.#hash.update(bytesOf(data))
  }

  async digest(): Promise<Uint8Array> {
    return this.#hash.digest()
  }
}
