import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  DescribeSecretCommand,
  GetSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager'
import { expect, test } from 'vitest'
import { createSecrets } from '#infra/local/secrets/secrets.ts'
import { makeDataFolder, serve } from '../s3/serve.ts'

async function someSecrets({ dataFolder = makeDataFolder(), names = ['codes', 'links'] } = {}) {
  const secrets = createSecrets({ dataFolder, names })
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' }
  const endpoint = `${await serve(secrets)}/secrets`
  const client = new SecretsManagerClient({ endpoint, region: 'eu-north-1', credentials, maxAttempts: 1 })
  const get = (input: { SecretId?: string; VersionId?: string; VersionStage?: string }) =>
    client.send(new GetSecretValueCommand(input as { SecretId: string }))
  return { client, get, secrets, dataFolder }
}

test('each secret has its own 64 random hex digits, by name and by ARN', async () => {
  const { get, secrets } = await someSecrets()
  const codes = await get({ SecretId: 'codes' })
  expect(codes).toMatchObject({ Name: 'codes', VersionStages: ['AWSCURRENT'], CreatedDate: expect.any(Date) })
  expect(codes.SecretString).toMatch(/^[0-9a-f]{64}$/)
  expect(codes.SecretString).toBe(secrets.value('codes'))
  expect((await get({ SecretId: codes.ARN, VersionId: codes.VersionId })).SecretString).toBe(
    codes.SecretString,
  )
  expect((await get({ SecretId: 'links' })).SecretString).not.toBe(codes.SecretString)
})

test('a secret stays the same over restarts, also when another is added', async () => {
  const first = await someSecrets()
  const second = await someSecrets({ dataFolder: first.dataFolder, names: ['links', 'codes', 'new'] })
  expect(await second.get({ SecretId: 'codes' })).toMatchObject({
    SecretString: first.secrets.value('codes'),
  })
  expect(second.secrets.value('new')).toMatch(/^[0-9a-f]{64}$/)
  const third = await someSecrets({ dataFolder: first.dataFolder, names: ['new'] })
  expect(third.secrets.value('new')).toBe(second.secrets.value('new'))
})

test('two machines never share a secret', async () => {
  const [one, other] = [await someSecrets(), await someSecrets()]
  expect(one.secrets.value('codes')).not.toBe(other.secrets.value('codes'))
})

const missing = "Secrets Manager can't find the specified secret."
test.each([
  ['an unknown name', { SecretId: 'other' }, 'ResourceNotFoundException', missing],
  ['a name every object has', { SecretId: 'constructor' }, 'ResourceNotFoundException', missing],
  [
    'an old stage',
    { SecretId: 'codes', VersionStage: 'AWSPREVIOUS' },
    'ResourceNotFoundException',
    `${missing.slice(0, -1)} value for staging label: AWSPREVIOUS`,
  ],
  [
    'an old version',
    { SecretId: 'codes', VersionId: 'x'.repeat(32) },
    'ResourceNotFoundException',
    'VersionId',
  ],
  ['no name', {}, 'InvalidParameterException', 'SecretId'],
])('refuses %s', async (_, input, name, message) => {
  const { get } = await someSecrets()
  await expect(get(input)).rejects.toMatchObject({
    name,
    message: expect.stringContaining(message),
    $metadata: { httpStatusCode: 400 },
  })
})

test('an unsupported operation is refused', async () => {
  const { client } = await someSecrets()
  const described = client.send(new DescribeSecretCommand({ SecretId: 'codes' }))
  await expect(described).rejects.toMatchObject({ name: 'UnknownOperationException' })
})

test('only the owner can read the file, and a broken one is never replaced', async () => {
  const { dataFolder } = await someSecrets()
  const file = join(dataFolder, 'secrets', 'secrets.json')
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600)
  writeFileSync(file, '{"codes":')
  expect(() => createSecrets({ dataFolder, names: ['codes'] })).toThrow(SyntaxError)
})
