import {
  DeleteMessageCommand,
  PurgeQueueCommand,
  ReceiveMessageCommand,
  SendMessageBatchCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { createSqs } from '#infra/local/sqs/sqs.ts'
import { clock } from '#shared/contract/clock.ts'
import { makeDataFolder, serve } from '../s3/serve.ts'

const queues = {
  events: { visibilitySeconds: 30, keptSeconds: 3_600, redrive: { to: 'parked', maxReceives: 2 } },
  parked: { visibilitySeconds: 30, keptSeconds: 7_200 },
}

let moved = 0
const later = (seconds: number) => {
  moved += seconds * 1_000
  clock.moveBy(seconds * 1_000)
}
afterEach(() => {
  clock.moveBy(-moved)
  moved = 0
})

const createQueue = async (dataFolder = makeDataFolder()) => {
  const sqs = createSqs({ dataFolder, queues })
  onTestFinished(() => sqs.messages.close())
  const endpoint = await serve(sqs)
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' }
  const client = new SQSClient({ endpoint, region: 'eu-north-1', credentials, maxAttempts: 1 })
  const url = (name: string) => `${endpoint}/000000000000/${name}`
  const receive = async (name = 'events', given: object = {}) => {
    const input = { QueueUrl: url(name), MaxNumberOfMessages: 10, ...given }
    return (await client.send(new ReceiveMessageCommand(input))).Messages ?? []
  }
  const bodies = async (name = 'events', given: object = {}) =>
    (await receive(name, given)).map(({ Body }) => Body)
  const send = (MessageBody: string) =>
    client.send(new SendMessageCommand({ QueueUrl: url('events'), MessageBody }))
  const remove = (ReceiptHandle = '') =>
    client.send(new DeleteMessageCommand({ QueueUrl: url('events'), ReceiptHandle }))
  return { client, dataFolder, url, send, receive, bodies, remove }
}

test('a message comes once within its time-out, with its sent time, and is gone when deleted', async () => {
  const { send, receive, remove } = await createQueue()
  const sentAfter = clock.now()
  const { MessageId } = await send('åäö 🙂')
  const [message] = await receive()
  expect(message).toMatchObject({ MessageId, Body: 'åäö 🙂', Attributes: { ApproximateReceiveCount: '1' } })
  expect(Number(message?.Attributes?.SentTimestamp)).toBeGreaterThanOrEqual(sentAfter)
  expect(await receive()).toEqual([])
  await remove(message?.ReceiptHandle)
  later(60)
  expect(await receive()).toEqual([])
})

test('an undeleted message is delivered again with a new receipt, and the old receipt deletes nothing', async () => {
  const { send, receive, bodies, remove } = await createQueue()
  await send('one')
  const [first] = await receive()
  later(31)
  const [again] = await receive()
  expect(again).toMatchObject({ Body: 'one', Attributes: { ApproximateReceiveCount: '2' } })
  await remove(first?.ReceiptHandle)
  later(31)
  expect(await bodies()).toEqual([])
  expect(await bodies('parked')).toEqual(['one'])
})

test('a message received too often is parked, and does not block others', async () => {
  const { send, bodies } = await createQueue()
  await send('poison')
  for (let receives = 0; receives < 2; receives++) {
    expect(await bodies()).toEqual(['poison'])
    later(31)
  }
  await send('healthy')
  expect(await bodies()).toEqual(['healthy'])
  expect(await bodies('parked')).toEqual(['poison'])
})

test('a batch is received in one request, with ten messages at most', async () => {
  const { client, url, bodies } = await createQueue()
  const entries = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ Id: `id${n}`, MessageBody: String(n) }))
  const { Successful } = await client.send(
    new SendMessageBatchCommand({ QueueUrl: url('events'), Entries: entries(10) }),
  )
  expect(Successful?.map(({ Id }) => Id)).toEqual(entries(10).map(({ Id }) => Id))
  expect(await bodies('events', { MaxNumberOfMessages: 4 })).toEqual(['0', '1', '2', '3'])
  expect(await bodies()).toEqual(['4', '5', '6', '7', '8', '9'])
  const tooMany = new SendMessageBatchCommand({ QueueUrl: url('events'), Entries: entries(11) })
  await expect(client.send(tooMany)).rejects.toMatchObject({ name: 'TooManyEntriesInBatchRequest' })
})

test('an unread message is dropped after its retention', async () => {
  const { send, bodies } = await createQueue()
  await send('old')
  later(3_601)
  expect(await bodies()).toEqual([])
})

test('a restart finds every message, those in progress at once, because their worker is gone', async () => {
  const { send, receive, dataFolder } = await createQueue()
  await send('waiting')
  await receive()
  await send('untouched')
  const { bodies } = await createQueue(dataFolder)
  expect(await bodies()).toEqual(['waiting', 'untouched'])
})

test('operations that SQS has and this does not are refused, as is an unknown queue', async () => {
  const { client, url, receive } = await createQueue()
  await expect(client.send(new PurgeQueueCommand({ QueueUrl: url('events') }))).rejects.toMatchObject({
    name: 'UnsupportedOperation',
  })
  await expect(receive('nowhere')).rejects.toMatchObject({ name: 'QueueDoesNotExist' })
  await expect(receive('events', { MaxNumberOfMessages: 11 })).rejects.toMatchObject({
    name: 'InvalidParameterValue',
  })
})
