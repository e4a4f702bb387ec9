import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { readBody } from '../request-body.ts'
import { type Messages, md5Of, openMessages, type QueueSettings, type Received } from './messages.ts'

type Options = { dataFolder: string; queues: Readonly<Record<string, QueueSettings>> }
type Input = Readonly<Record<string, unknown>>

class SqsError extends Error {
  readonly type: string

  constructor(type: string, message: string) {
    super(message)
    this.type = type
  }
}

const protocol = 'application/x-amz-json-1.0'
/** SQS's limit for a message, and for a batch of messages: 1 MiB. */
const maxBodyBytes = 1_048_576
const maxAtOnce = 10

const invalid = (message: string) => new SqsError('com.amazonaws.sqs#InvalidParameterValue', message)

const textOf = (input: Input, name: string): string => {
  const value = input[name]
  if (typeof value === 'string' && value !== '') return value
  throw new SqsError('com.amazonaws.sqs#MissingParameter', `The request must contain the parameter ${name}.`)
}

const entriesOf = (input: Input): readonly Input[] => {
  const { Entries: entries } = input
  if (!Array.isArray(entries) || entries.length === 0)
    throw new SqsError('com.amazonaws.sqs#EmptyBatchRequest', 'There should be at least one entry.')
  if (entries.length > maxAtOnce)
    throw new SqsError('com.amazonaws.sqs#TooManyEntriesInBatchRequest', 'Maximum number of entries is 10.')
  return entries
}

const received = ({ id, receipt, body, sentAt, receives, firstReceivedAt }: Received) => ({
  MessageId: id,
  ReceiptHandle: receipt,
  MD5OfBody: md5Of(body),
  Body: body,
  Attributes: {
    SentTimestamp: String(sentAt),
    ApproximateReceiveCount: String(receives),
    ApproximateFirstReceiveTimestamp: String(firstReceivedAt),
  },
})

const numberOf = (input: Input, name: string, [min, max]: [number, number]): number | undefined => {
  const value = input[name]
  if (value === undefined) return undefined
  if (typeof value === 'number' && value >= min && value <= max) return value
  throw invalid(`Value ${String(value)} for parameter ${name} is invalid.`)
}

const operationsOn = (messages: Messages, queueOf: (input: Input) => string) => {
  const put = (queue: string, entry: Input) => {
    const { id, md5 } = messages.send(queue, textOf(entry, 'MessageBody'))
    return { MessageId: id, MD5OfMessageBody: md5 }
  }
  const operations: Readonly<Record<string, (input: Input) => object>> = {
    SendMessage: input => put(queueOf(input), input),
    SendMessageBatch: input => {
      const queue = queueOf(input)
      return {
        Successful: entriesOf(input).map(entry => ({ Id: textOf(entry, 'Id'), ...put(queue, entry) })),
      }
    },
    ReceiveMessage: input => {
      const max = numberOf(input, 'MaxNumberOfMessages', [1, maxAtOnce]) ?? 1
      const visibility = numberOf(input, 'VisibilityTimeout', [0, 43_200])
      return { Messages: messages.receive(queueOf(input), max, visibility).map(received) }
    },
    DeleteMessage: input => {
      messages.delete(queueOf(input), textOf(input, 'ReceiptHandle'))
      return {}
    },
  }
  return operations
}

/**
 * SQS's standard queues on the file system. Sending, receiving and deleting by the JSON protocol are supported; other
 * operations are refused. Signatures are not checked.
 * https://docs.aws.amazon.com/AWSSimpleQueueService/latest/APIReference/API_ReceiveMessage.html
 */
export const createSqs = ({ dataFolder, queues }: Options) => {
  const messages = openMessages(dataFolder, queues)
  const queueOf = (input: Input): string => {
    const name = textOf(input, 'QueueUrl').split('/').at(-1) ?? ''
    if (name in queues) return name
    throw new SqsError('com.amazonaws.sqs#QueueDoesNotExist', 'The specified queue does not exist.')
  }
  const operations = operationsOn(messages, queueOf)

  const handleOperation = async (request: IncomingMessage): Promise<object> => {
    const operation = operations[String(request.headers['x-amz-target']).replace(/^AmazonSQS\./, '')]
    if (!operation) throw new SqsError('com.amazonaws.sqs#UnsupportedOperation', 'Unsupported operation.')
    const body = await readBody(request, maxBodyBytes)
    if (!body)
      throw invalid('One or more parameters are invalid. Reason: Message must be shorter than 1 MiB.')
    return operation(JSON.parse(body.toString('utf8')) as Input)
  }

  return {
    messages,
    async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const head = { 'content-type': protocol, 'x-amzn-requestid': randomUUID() }
      try {
        const result = JSON.stringify(await handleOperation(request))
        response.writeHead(200, head).end(result)
      } catch (error) {
        if (!(error instanceof SqsError)) throw error
        response.writeHead(400, head).end(JSON.stringify({ __type: error.type, message: error.message }))
      }
    },
  }
}
