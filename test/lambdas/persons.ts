import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { PutCommand, paginateScan } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll } from 'vitest'
import { bearer } from '../builders/http-event.ts'
import { buildParkedRecord } from '../builders/parked-record.ts'
import { buildStreamEvent } from '../builders/stream-event.ts'
import { type Emulator, ids, startEmulator, tokensOf } from '../infra/local/cognito/emulator.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'
import { createLives, type PersonFacts } from './person-life.ts'
import type { Services } from './running-services.ts'

type Said = Record<string, unknown>

export type Stored = Record<string, unknown>

const canaries = ({ email, name, phone, street, account }: PersonFacts) => [
  ...[email, name, phone, street, account],
  account.replace(/\D/g, ''),
]

/** The function that exports and erases, with lives for it to erase, and checks of what is left. */
export const personsIn = (services: Services) => {
  let emulator: Emulator
  const lives = createLives(services, () => emulator)
  let objects: S3Client

  beforeAll(async () => {
    emulator = await startEmulator()
    Object.assign(process.env, {
      AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: emulator.endpoint,
      BUSINESS_POOL_ID: ids.business.id,
      PARTNER_POOL_ID: ids.partner.id,
    })
    const { AWS_ENDPOINT_URL_S3: endpoint, AWS_REGION: region } = process.env
    objects = new S3Client({
      ...(endpoint && { endpoint }),
      ...(region && { region }),
      credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
      forcePathStyle: true,
    })
  })
  afterAll(() => emulator.stop())

  /** Deletes both accounts like their owner can, with an access token: no function is called. */
  const leaves = async ({ email }: PersonFacts): Promise<void> => {
    const { Session } = await emulator.startCustomAuth(email)
    const { body } = await emulator.answerChallenge(email, Session, '123456')
    const tokens = [tokensOf(body), await emulator.signInPartner(email)]
    for (const { accessToken: AccessToken } of tokens) await emulator.call('DeleteUser', { AccessToken })
  }

  const ask = async (command: string, input: object = {}): Promise<Said> => {
    const { handler } = await import('#lambdas/privacy/privacy.command.ts')
    return (await handler({ command, input, by: 'a test' })) as Said
  }
  const erase = ({ email }: PersonFacts) => ask('person erase', { email })
  const exported = async ({ email }: PersonFacts) =>
    (await ask('person export', { email })).item as Record<string, Said[]>

  const table = async (): Promise<Stored[]> => {
    const items: Stored[] = []
    for await (const { Items = [] } of paginateScan(
      { client: services.documents },
      { TableName: tableName, ConsistentRead: true },
    ))
      items.push(...Items)
    return items
  }

  const putBack = async (items: readonly Stored[]) => {
    for (const Item of items) await services.documents.send(new PutCommand({ TableName: tableName, Item }))
  }

  const bucketKeys = async (): Promise<string[]> => {
    const { objectsIn } = await import('#lambdas/platform/files/objects.store.ts')
    const listed = ['project-files', 'cvs'].map(bucket => objectsIn(bucket).list('', undefined, 1000))
    return (await Promise.all(listed)).flatMap(({ keys }) => keys)
  }

  const parkedText = async (): Promise<string> => {
    const { objectsIn } = await import('#lambdas/platform/files/objects.store.ts')
    const { keys } = await objectsIn('failures').list('', undefined, 1000)
    const bytes = await Promise.all(keys.map(key => objectsIn('failures').read(key)))
    return bytes.join()
  }

  const park = async (...changes: Stored[]) => {
    const { key, body } = buildParkedRecord(
      buildStreamEvent(...changes.map((item): [null, Stored] => [null, item])),
    )
    await objects.send(new PutObjectCommand({ Bucket: 'failures', Key: key, Body: body }))
  }

  const isInPool = async (pool: 'business' | 'partner', { email }: PersonFacts) => {
    const { signInsOf } = await import('#lambdas/privacy/pools.store.ts')
    return (await signInsOf(email)).some(found => found.pool === pool)
  }

  /** Returns where a fact about the person is still found. */
  const traces = async (who: PersonFacts): Promise<string[]> => {
    const found = (await table()).flatMap(item =>
      canaries(who).flatMap(canary =>
        JSON.stringify(item).includes(canary) ? [`${item.PK} ${item.SK}: ${canary}`] : [],
      ),
    )
    const parked = await parkedText()
    return [...found, ...canaries(who).filter(canary => parked.includes(canary))]
  }

  const ofAccounts = async ({ businessId, partnerId }: { businessId: string; partnerId: string }) =>
    (await bucketKeys()).filter(key => key.includes(businessId) || key.includes(partnerId))

  /** Signs a new user in, whose session all calls have from then on. */
  const signIn = async (email: string): Promise<void> => {
    await emulator.signUp('partner', email)
    const { accessToken } = await emulator.signInPartner(email)
    Object.assign(bearer, { authorization: `Bearer ${accessToken}` })
  }

  return {
    ...lives,
    ...{ ask, erase, exported, table, putBack, parkedText, park, isInPool, traces, ofAccounts, leaves },
    signIn,
  }
}
