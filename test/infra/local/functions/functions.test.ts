import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { createFunctions, type Functions } from '#infra/local/functions/functions.ts'
import type { Deployment } from '#infra/local/functions/messages.ts'
import { names } from '#infra/local/names.ts'
import type { Grant } from '#infra/system/function.ts'
import { clock } from '#shared/contract/clock.ts'
import { patient } from '#test/patient.ts'

const folder = mkdtempSync(join(tmpdir(), 'functions-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const sdk = (service: string) => JSON.stringify(import.meta.resolve(`@aws-sdk/client-${service}`))
const presigner = JSON.stringify(import.meta.resolve('@aws-sdk/s3-request-presigner'))
// What a bundle for this machine exports; nothing listens at the endpoint, so only a refusal comes back quickly.
const bundle = `
import * as dynamodb from ${sdk('dynamodb')}
import * as ses from ${sdk('ses')}
let offset = 0
const INSTANCE = Math.random()
export const clock = { moveBy: ms => { offset += ms } }
const options = { endpoint: 'http://127.0.0.1:1', maxAttempts: 1 }
export const connections = new Map([['dynamodb', new dynamodb.DynamoDBClient(options)]])
const key = pk => ({ PK: { S: pk }, SK: { S: 'x' } })
const send = (service, command) => connections.get(service).send(command).then(() => 'sent', error => error.name)
let count = 0
let inside = 0
const answers = {
  echo: event => ({ event }),
  environment: () => ({ ...process.env }),
  count: () => ++count,
  share: async ({ ms }) => {
    const others = inside++
    await new Promise(resolve => setTimeout(resolve, ms))
    inside--
    return { others, instance: INSTANCE }
  },
  clock: () => offset,
  context: (_, context) => ({ ...context, left: context.getRemainingTimeInMillis() }),
  throws: () => { throw new TypeError('no such thing') },
  exits: () => process.exit(3),
  rejectsLater: () => new Promise(() => { setTimeout(() => { throw new Error('later') }) }),
  hangs: () => new Promise(() => {}),
  spins: () => { for (;;) {} },
  says: () => { console.log('{"message":"hello"}'); return null },
  get: ({ pk }) => send('dynamodb', new dynamodb.GetItemCommand({ TableName: '${names.table}', Key: key(pk) })),
  put: ({ pk }) => send('dynamodb', new dynamodb.PutItemCommand({ TableName: '${names.table}', Item: key(pk) })),
  object: async ({ command, ...input }) => {
    const s3 = await import(${sdk('s3')})
    connections.set('s3', new s3.S3Client(options))
    return send('s3', new s3[command + 'Command']({ Bucket: '${names.bucket('cvs')}', ...input }))
  },
  link: async ({ key }) => {
    const s3 = await import(${sdk('s3')})
    const { getSignedUrl } = await import(${presigner})
    connections.set('s3', new s3.S3Client(options))
    const command = new s3.GetObjectCommand({ Bucket: '${names.bucket('cvs')}', Key: key })
    return getSignedUrl(connections.get('s3'), command).then(() => 'signed', error => error.name)
  },
  mail: () => {
    connections.set('ses', new ses.SESClient(options))
    return send('ses', new ses.SendRawEmailCommand({ RawMessage: { Data: new Uint8Array() } }))
  },
}
export const handler = async (event, context) => answers[event.do](event, context)
`
const file = join(folder, 'index.mjs')
writeFileSync(file, bundle)

const runtime = fileURLToPath(import.meta.resolve('#infra/local/functions/worker.ts'))

const deployment = (given: Partial<Deployment> = {}): Deployment => ({
  runtime,
  file,
  environment: { AWS_REGION: 'eu-north-1', AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local' },
  grants: [],
  memoryMegabytes: 256,
  timeoutSeconds: 20,
  loadingSeconds: 10,
  ...given,
})

let started: Functions<'one'> | undefined
let printed = ''
const running = (given?: Partial<Deployment>, concurrency?: number) => {
  printed = ''
  const keep = (_: string, piece: string) => {
    printed += piece
  }
  started = createFunctions({ one: deployment(given) }, keep, concurrency)
  return (event: Record<string, unknown>) => started?.invoke('one', event)
}
afterEach(() => started?.stop())

test('a function gets its event and a context, and keeps its state between invocations', async () => {
  const invoke = running()
  expect(await invoke({ do: 'echo', text: 'åäö' })).toEqual({ event: { do: 'echo', text: 'åäö' } })
  expect([await invoke({ do: 'count' }), await invoke({ do: 'count' })]).toEqual([1, 2])
  const context = await invoke({ do: 'context' })
  expect(context).toMatchObject({ functionName: 'one', memoryLimitInMB: '256' })
  expect((context as { left: number }).left).toBeGreaterThan(10_000)
})

test('a function sees its own environment and nothing of this process', async () => {
  process.env.OUTSIDE = 'here'
  const invoke = running({ environment: { STAGE: 'local' } })
  expect(await invoke({ do: 'environment' })).toEqual({ STAGE: 'local' })
  expect(process.env.OUTSIDE).toBe('here')
})

test('what a function prints arrives', async () => {
  const invoke = running()
  await invoke({ do: 'says' })
  await expect.poll(() => printed, { timeout: patient(10_000) }).toContain('{"message":"hello"}\n')
})

test('the clock of a running function follows, and one that starts later has it', async () => {
  const before = clock.offset()
  const invoke = running()
  expect(await invoke({ do: 'clock' })).toBe(before)
  clock.moveBy(5000)
  started?.moveClockBy(5000)
  expect(await invoke({ do: 'clock' })).toBe(before + 5000)
  await started?.stop()
  expect(await running()({ do: 'clock' })).toBe(before + 5000)
  clock.moveBy(-5000)
})

describe('many events at once', () => {
  type Shared = { others: number; instance: number }

  test('an instance takes one at a time, and a burst gets some more instances', async () => {
    const invoke = running()
    const all = (await Promise.all(
      Array.from({ length: 60 }, () => invoke({ do: 'share', ms: 50 })),
    )) as Shared[]
    expect(all.map(({ others }) => others)).toEqual(Array(60).fill(0))
    const instances = new Set(all.map(({ instance }) => instance)).size
    expect(instances).toBeGreaterThan(1)
    expect(instances).toBeLessThanOrEqual(8)
  })

  test('waiting ones are served if the instance before them ends', async () => {
    const invoke = running()
    const [first, ...others] = await Promise.allSettled([
      invoke({ do: 'exits' }),
      ...Array.from({ length: 5 }, () => invoke({ do: 'echo' })),
    ])
    expect(first?.status).toBe('rejected')
    expect(others.map(({ status }) => status)).toEqual(Array(5).fill('fulfilled'))
  })

  test('more than an account’s concurrency are refused with Lambda’s message', async () => {
    const invoke = running({}, 2)
    const waiting = [invoke({ do: 'share', ms: 5 }), invoke({ do: 'share', ms: 5 })]
    await expect(invoke({ do: 'echo' })).rejects.toMatchObject({
      errorType: 'TooManyRequestsException',
      message: 'Rate Exceeded.',
    })
    await Promise.all(waiting)
    await expect(invoke({ do: 'echo' })).resolves.toEqual({ event: { do: 'echo' } })
  })
})

describe('a function that fails', () => {
  test('by throwing: the error comes back, the instance stays', async () => {
    const invoke = running()
    await invoke({ do: 'count' })
    await expect(invoke({ do: 'throws' })).rejects.toMatchObject({
      message: 'no such thing',
      errorType: 'TypeError',
    })
    expect(await invoke({ do: 'count' })).toBe(2)
  })

  test.each(['exits', 'rejectsLater'])('by ending its process (%s): a new instance follows', async how => {
    const invoke = running()
    await invoke({ do: 'count' })
    await expect(invoke({ do: how })).rejects.toHaveProperty('errorType')
    expect(await invoke({ do: 'count' })).toBe(1)
  })

  test.each(['hangs', 'spins'])(
    'by taking too long (%s): it is ended and a new instance follows',
    async how => {
      const invoke = running({ timeoutSeconds: 2 })
      await invoke({ do: 'count' })
      await expect(invoke({ do: how })).rejects.toMatchObject({
        errorType: 'Sandbox.Timedout',
        message: expect.stringContaining('Task timed out after 2.00 seconds'),
      })
      expect(await invoke({ do: 'count' })).toBe(1)
    },
  )

  test('by not loading: the reason comes back', async () => {
    const broken = join(folder, 'broken.mjs')
    writeFileSync(broken, "throw new Error('cannot load')")
    await expect(running({ file: broken })({ do: 'echo' })).rejects.toMatchObject({ message: 'cannot load' })
  })

  test('by stopping the system: no caller waits for ever', async () => {
    const invoke = running()
    await invoke({ do: 'count' })
    const waiting = expect(invoke({ do: 'hangs' })).rejects.toHaveProperty('errorType', 'Runtime.ExitError')
    await started?.stop()
    await waiting
  })
})

describe('grants', () => {
  const read: Grant = { on: 'table', allow: ['GetItem'], leadingKeys: ['THING#*'] }
  const objects: Grant[] = [
    { on: 'bucket', bucket: 'cvs', allow: ['GetObject'], prefixes: ['inspected/', 'kept/'] },
    { on: 'bucket', bucket: 'cvs', allow: ['PutObject'], prefixes: ['kept/'] },
  ]
  const copy = (from: string, Key: string) => ({
    do: 'object',
    command: 'CopyObject',
    CopySource: `${names.bucket('cvs')}/${from}`,
    Key,
  })

  test.each([
    ['a granted read', { do: 'get', pk: 'THING#1' }, false],
    ['a write that was not granted', { do: 'put', pk: 'THING#1' }, true],
    ['another leading key', { do: 'get', pk: 'OTHER#1' }, true],
    ['a service that was not granted, by a client made later', { do: 'mail' }, true],
    ['a granted object', { do: 'object', command: 'GetObject', Key: 'kept/1' }, false],
    ['another prefix', { do: 'object', command: 'GetObject', Key: 'incoming/1' }, true],
    ['another action', { do: 'object', command: 'DeleteObject', Key: 'kept/1' }, true],
    ['another bucket', { do: 'object', command: 'GetObject', Key: 'kept/1', Bucket: 'nodverk-site' }, true],
    ['a granted copy', copy('inspected/1', 'kept/1'), false],
    ['a copy from elsewhere', copy('incoming/1', 'kept/1'), true],
    ['a copy to elsewhere', copy('inspected/1', 'incoming/1'), true],
    ['a granted link', { do: 'link', key: 'kept/1' }, false],
    ['a link to elsewhere', { do: 'link', key: 'incoming/1' }, true],
  ])('%s: refused %s', async (_, event, refused) => {
    const outcome = await running({ grants: [read, ...objects] })(event)
    if (refused) expect(outcome).toBe('AccessDeniedException')
    else expect(outcome).not.toBe('AccessDeniedException')
  })
})
