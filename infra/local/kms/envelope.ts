import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

export type EncryptionContext = Readonly<Record<string, string>>

const cipher = 'aes-256-gcm'
const [ivLength, tagLength] = [12, 16]

// KMS binds the context whatever the order of its pairs.
const asData = (keyId: string, context: EncryptionContext): Buffer =>
  Buffer.from(JSON.stringify([keyId, Object.entries(context).sort(([a], [b]) => (a < b ? -1 : 1))]))

/** Seals a data key under a key of ours; the key's id stands in front, as Decrypt needs no other hint. */
export const seal = (key: Buffer, keyId: string, context: EncryptionContext, plaintext: Buffer): Buffer => {
  const iv = randomBytes(ivLength)
  const sealing = createCipheriv(cipher, key, iv).setAAD(asData(keyId, context))
  const sealed = Buffer.concat([sealing.update(plaintext), sealing.final()])
  const id = Buffer.from(keyId)
  return Buffer.concat([Buffer.from([id.length]), id, iv, sealing.getAuthTag(), sealed])
}

/** The id of the key that a blob names; empty where it names none. */
export const keyIdOf = (blob: Buffer): string => blob.subarray(1, 1 + (blob[0] ?? 0)).toString()

/** Opens what `seal` made; throws for another key, another context or a changed byte. */
export const open = (key: Buffer, keyId: string, context: EncryptionContext, blob: Buffer): Buffer => {
  const rest = blob.subarray(1 + Buffer.byteLength(keyId))
  const opening = createDecipheriv(cipher, key, rest.subarray(0, ivLength), { authTagLength: tagLength })
    .setAAD(asData(keyId, context))
    .setAuthTag(rest.subarray(ivLength, ivLength + tagLength))
  return Buffer.concat([opening.update(rest.subarray(ivLength + tagLength)), opening.final()])
}
