import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { DecryptCommand, GenerateDataKeyCommand, KMSClient } from '@aws-sdk/client-kms'
import type * as z from 'zod/mini'
import type { bankEntity } from '#shared/payment-settings/bank.entity.ts'
import { connect, timeoutAfter } from '../connections.ts'
import { environment } from '../env/environment.ts'

const client = connect(
  'kms',
  new KMSClient({
    maxAttempts: 3,
    ...timeoutAfter(2_500),
  }),
)

const cipher = 'aes-256-gcm'
const base64 = 'base64url'

/** Encrypted text as the table stores it. */
export type Sealed = z.infer<typeof bankEntity.item>['sealed']

/** The owner. KMS binds it to the data key, so that an item moved to another owner cannot be decrypted. */
const contextOf = (partner: string) => ({ partner })

const keyBytes = (plaintext: Uint8Array | undefined): Buffer => {
  if (plaintext?.length !== 32) throw new Error('KMS returned no key of 256 bits.')
  return Buffer.from(plaintext)
}

/** Encrypts a text for one partner under a data key of its own. */
export const seal = async (partner: string, text: string): Promise<Sealed> => {
  const { Plaintext, CiphertextBlob } = await client.send(
    new GenerateDataKeyCommand({
      KeyId: environment('BANK_KEY_ID'),
      KeySpec: 'AES_256',
      EncryptionContext: contextOf(partner),
    }),
  )
  const iv = randomBytes(12)
  const sealing = createCipheriv(cipher, keyBytes(Plaintext), iv)
  const ciphertext = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()])
  return {
    ciphertext: ciphertext.toString(base64),
    iv: iv.toString(base64),
    tag: sealing.getAuthTag().toString(base64),
    dataKey: Buffer.from(CiphertextBlob ?? []).toString(base64),
  }
}

/** Decrypts a text that was sealed for this partner; throws for another partner's, or if a byte was changed. */
export const unseal = async (partner: string, { ciphertext, iv, tag, dataKey }: Sealed): Promise<string> => {
  const { Plaintext } = await client.send(
    new DecryptCommand({
      KeyId: environment('BANK_KEY_ID'),
      CiphertextBlob: Buffer.from(dataKey, base64),
      EncryptionContext: contextOf(partner),
    }),
  )
  const opening = createDecipheriv(cipher, keyBytes(Plaintext), Buffer.from(iv, base64), {
    authTagLength: 16,
  })
  opening.setAuthTag(Buffer.from(tag, base64))
  return Buffer.concat([opening.update(Buffer.from(ciphertext, base64)), opening.final()]).toString('utf8')
}
