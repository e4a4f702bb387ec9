import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { readBody } from '../request-body.ts'
import { type EncryptionContext, keyIdOf, open, seal } from './envelope.ts'
import { invalidCiphertext, KmsError, validation } from './kms-error.ts'
import { storedKeys } from './stored-keys.ts'

type Options = { dataFolder: string; keyIds: readonly string[]; region?: string }
type Input = Readonly<Record<string, unknown>>

const protocol = 'application/x-amz-json-1.1'
/** Data keys of 256 bits are the only kind used here. */
const dataKeyBytes = 32

/**
 * KMS with GenerateDataKey and Decrypt only. The symmetric keys are created once and stored. Signatures are not
 * checked.
 * https://docs.aws.amazon.com/kms/latest/APIReference/API_GenerateDataKey.html
 * https://docs.aws.amazon.com/kms/latest/APIReference/API_Decrypt.html
 */
export function createKms({ dataFolder, keyIds, region = 'eu-north-1' }: Options) {
  const keys = storedKeys(dataFolder, keyIds)
  const arnOf = (id: string) => `arn:aws:kms:${region}:000000000000:key/${id}`

  const keyNamed = (name: string): { id: string; key: Buffer } => {
    const id = name.startsWith('arn:') ? name.slice(name.lastIndexOf('/') + 1) : name
    const key = keys.get(id)
    if (!key) throw new KmsError('NotFoundException', `Key '${arnOf(id)}' does not exist`)
    return { id, key }
  }

  const generateDataKey = (input: Input): object => {
    const { id, key } = keyNamed(required(input, 'KeyId'))
    if (input.KeySpec !== 'AES_256') throw validation('Please specify either number of bytes or key spec.')
    const plaintext = randomBytes(dataKeyBytes)
    const blob = seal(key, id, contextOf(input), plaintext)
    return {
      KeyId: arnOf(id),
      Plaintext: plaintext.toString('base64'),
      CiphertextBlob: blob.toString('base64'),
    }
  }

  const decrypt = (input: Input): object => {
    const blob = Buffer.from(required(input, 'CiphertextBlob'), 'base64')
    const id = keyIdOf(blob)
    const key = keys.get(id)
    if (!key) throw invalidCiphertext()
    if (input.KeyId !== undefined && keyNamed(required(input, 'KeyId')).id !== id) throw incorrectKey()
    const plaintext = opened(key, id, contextOf(input), blob)
    return {
      KeyId: arnOf(id),
      Plaintext: plaintext.toString('base64'),
      EncryptionAlgorithm: 'SYMMETRIC_DEFAULT',
    }
  }

  const operations: Readonly<Record<string, (input: Input) => object>> = {
    'TrentService.GenerateDataKey': generateDataKey,
    'TrentService.Decrypt': decrypt,
  }

  return {
    async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
      try {
        const operation = operations[String(request.headers['x-amz-target'])]
        const input = parse(await readBody(request, 64 * 1024))
        if (!operation) throw new KmsError('UnknownOperationException')
        send(response, 200, operation(input))
      } catch (error) {
        if (!(error instanceof KmsError)) throw error
        send(response, 400, { __type: error.type, ...(error.message && { message: error.message }) })
      }
    },
  }
}

const incorrectKey = () =>
  new KmsError(
    'IncorrectKeyException',
    'The key ID in the request does not identify a CMK that can perform this operation.',
  )

const opened = (key: Buffer, id: string, context: EncryptionContext, blob: Buffer): Buffer => {
  try {
    return open(key, id, context, blob)
  } catch {
    throw invalidCiphertext()
  }
}

const required = (input: Input, name: string): string => {
  const value = input[name]
  if (typeof value === 'string' && value !== '') return value
  const member = name.charAt(0).toLowerCase() + name.slice(1)
  throw validation(
    `1 validation error detected: Value null at '${member}' failed to satisfy constraint: Member must not be null`,
  )
}

const isTextPair = (pair: [string, unknown]): pair is [string, string] => typeof pair[1] === 'string'

const contextOf = ({ EncryptionContext: context = {} }: Input): EncryptionContext => {
  const pairs = Object.entries(Object(context))
  if (!pairs.every(isTextPair)) throw new KmsError('SerializationException')
  return Object.fromEntries(pairs)
}

const parse = (body: Buffer | null): Input => {
  try {
    return Object(JSON.parse(body?.toString('utf8') ?? ''))
  } catch {
    throw new KmsError('SerializationException')
  }
}

const send = (response: ServerResponse, status: number, body: object): void => {
  response.writeHead(status, { 'content-type': protocol, 'x-amzn-requestid': randomUUID() })
  response.end(JSON.stringify(body))
}
