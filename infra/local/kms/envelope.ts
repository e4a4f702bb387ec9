import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

export type EncryptionContext = Readonly<Record<string, string>>

const cipher = 'aes-256-gcm'
const [ivLength, tagLength] = [12, 16]

// The order of the context's pairs does not matter to KMS.
const asData = (keyId: string, context: EncryptionContext): Buffer =>
  Buffer.from(JSON.stringify([keyId, Object.entries(context).sort(([a], [b]) => (a < b ? -1 : 1))]))

/** Encrypts a data key under a key of this service. The key's id comes first, so that Decrypt can find the key. */
export const seal = (key: Buffer, keyId: string, context: EncryptionContext, plaintext: Buffer): Buffer => {
  const iv = randomBytes(ivLength)
  const sealing = createCipheriv(cipher, key, iv).setAAD(asData(keyId, context))
  const sealed = Buffer.concat([sealing.update(plaintext), sealing.final()])
  const id = Buffer.from(keyId)
  return Buffer.concat([Buffer.from([id.length]), id, iv, sealing.getAuthTag(), sealed])
}

/** The id of the key that a blob was encrypted under; empty if there is none. */
export const keyIdOf = (blob: Buffer): string => blob.subarray(1, 1 + (blob[0] ?? 0)).toString()

/** Decrypts the result of `seal`; throws for another key, another context or a changed byte. */
export const open = (key: Buffer, keyId: string, context: EncryptionContext, blob: Buffer): Buffer => {
  const rest = blob.subarray(1 + Buffer.byteLength(keyId))
  const opening = createDecipheriv(cipher, key, rest.subarray(0, ivLength), { authTagLength: tagLength })
    .setAAD(asData(keyId, context))
    .setAuthTag(rest.subarray(ivLength, ivLength + tagLength))
  return Buffer.concat([opening.update(rest.subarray(ivLength + tagLength)), opening.final()])
}
