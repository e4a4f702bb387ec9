import { statSync } from 'node:fs'
import { join } from 'node:path'
import { DecryptCommand, EncryptCommand, GenerateDataKeyCommand, KMSClient } from '@aws-sdk/client-kms'
import { expect, test } from 'vitest'
import { createKms } from '#infra/local/kms/kms.ts'
import { makeDataFolder, serve } from '../s3/serve.ts'

const someKeys = async ({ dataFolder = makeDataFolder(), keyIds = ['bank', 'other'] } = {}) => {
  const endpoint = await serve(createKms({ dataFolder, keyIds }))
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' }
  const client = new KMSClient({ endpoint, region: 'eu-north-1', credentials, maxAttempts: 1 })
  const generate = (EncryptionContext?: Record<string, string>, KeyId = 'bank') =>
    client.send(new GenerateDataKeyCommand({ KeyId, KeySpec: 'AES_256', EncryptionContext }))
  const decrypt = (CiphertextBlob?: Uint8Array, EncryptionContext?: Record<string, string>, KeyId?: string) =>
    client.send(new DecryptCommand({ CiphertextBlob, EncryptionContext, KeyId }))
  return { client, dataFolder, generate, decrypt }
}

const anna = { partner: 'anna', purpose: 'bank' }

test('a data key can be decrypted under its context, in any order', async () => {
  const { generate, decrypt } = await someKeys()
  const made = await generate(anna)
  expect(made.Plaintext).toHaveLength(32)
  expect(made.KeyId).toBe('arn:aws:kms:eu-north-1:000000000000:key/bank')
  const opened = await decrypt(made.CiphertextBlob, { purpose: 'bank', partner: 'anna' }, made.KeyId)
  expect(opened).toMatchObject({ KeyId: made.KeyId, EncryptionAlgorithm: 'SYMMETRIC_DEFAULT' })
  expect(opened.Plaintext).toEqual(made.Plaintext)
})

test('every data key is different, and none is readable in its blob', async () => {
  const { generate } = await someKeys()
  const [one, two] = [await generate(anna), await generate(anna)]
  expect(one.Plaintext).not.toEqual(two.Plaintext)
  expect(Buffer.from(one.CiphertextBlob ?? []).includes(Buffer.from(one.Plaintext ?? []))).toBe(false)
})

test.each([
  ['another value', { ...anna, partner: 'bo' }],
  ['a pair more', { ...anna, extra: '1' }],
  ['no context', undefined],
])('with %s of the context it does not open', async (_, context) => {
  const { generate, decrypt } = await someKeys()
  const { CiphertextBlob } = await generate(anna)
  await expect(decrypt(CiphertextBlob, context)).rejects.toMatchObject({
    name: 'InvalidCiphertextException',
    $metadata: { httpStatusCode: 400 },
  })
})

test('a changed byte anywhere, or an unknown blob, is refused', async () => {
  const { generate, decrypt } = await someKeys()
  const blob = Buffer.from((await generate(anna)).CiphertextBlob ?? [])
  for (const place of [0, 2, 6, 20, 40, blob.length - 1]) {
    const changed = Buffer.from(blob)
    changed[place] = (changed[place] ?? 0) ^ 1
    await expect(decrypt(changed, anna)).rejects.toMatchObject({ name: 'InvalidCiphertextException' })
  }
  for (const foreign of [Buffer.alloc(1), Buffer.from('x'.repeat(90))]) {
    await expect(decrypt(foreign, anna)).rejects.toMatchObject({ name: 'InvalidCiphertextException' })
  }
})

test('the key is kept over restarts, in a file that only its owner can read', async () => {
  const first = await someKeys()
  const made = await first.generate(anna)
  const second = await someKeys({ dataFolder: first.dataFolder, keyIds: ['new', 'bank'] })
  expect((await second.decrypt(made.CiphertextBlob, anna)).Plaintext).toEqual(made.Plaintext)
  expect(statSync(join(first.dataFolder, 'kms', 'keys.json')).mode & 0o077).toBe(0)
})

test('two machines never share a key', async () => {
  const [one, other] = [await someKeys(), await someKeys()]
  const { CiphertextBlob } = await one.generate(anna)
  await expect(other.decrypt(CiphertextBlob, anna)).rejects.toMatchObject({
    name: 'InvalidCiphertextException',
  })
})

test('an unknown key, a wrong key and an unknown operation are refused like AWS does', async () => {
  const { client, generate, decrypt } = await someKeys()
  const { CiphertextBlob } = await generate(anna)
  await expect(generate(anna, 'missing')).rejects.toMatchObject({
    name: 'NotFoundException',
    message: "Key 'arn:aws:kms:eu-north-1:000000000000:key/missing' does not exist",
  })
  await expect(decrypt(CiphertextBlob, anna, 'other')).rejects.toMatchObject({
    name: 'IncorrectKeyException',
  })
  await expect(decrypt(undefined, anna)).rejects.toMatchObject({
    name: 'ValidationException',
    message: expect.stringContaining(
      "'ciphertextBlob' failed to satisfy constraint: Member must not be null",
    ),
  })
  await expect(
    client.send(new EncryptCommand({ KeyId: 'bank', Plaintext: Buffer.from('x') })),
  ).rejects.toMatchObject({ name: 'UnknownOperationException' })
})
