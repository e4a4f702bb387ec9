import { randomBytes, randomUUID } from 'node:crypto'
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { clock } from '#shared/contract/clock.ts'
import { readBody } from '../request-body.ts'

type Secret = { value: string; versionId: string; arn: string; createdAt: number }
type Secrets = Record<string, Secret>

type Options = { dataFolder: string; names: readonly string[]; region?: string }

class SecretsError extends Error {
  readonly type: string

  constructor(type: string, message: string) {
    super(message)
    this.type = type
  }
}

/**
 * Secrets Manager with GetSecretValue only. Each secret is created once, as 64 random hex digits, and stored in a file
 * that only its owner can read. Signatures are not checked.
 * https://docs.aws.amazon.com/secretsmanager/latest/apireference/API_GetSecretValue.html
 */
export function createSecrets({ dataFolder, names, region = 'eu-north-1' }: Options) {
  const secrets = keepOrMake(join(dataFolder, 'secrets'), names, region)

  function find(id: unknown): [string, Secret] {
    if (typeof id !== 'string' || id === '') {
      throw new SecretsError(
        'InvalidParameterException',
        'You must provide a value for the SecretId parameter.',
      )
    }
    const found = names
      .map(name => [name, secrets[name]] as const)
      .find(([name, secret]) => name === id || secret?.arn === id)
    if (!found?.[1]) throw notFound("Secrets Manager can't find the specified secret.")
    return [found[0], found[1]]
  }

  function getSecretValue(input: Record<string, unknown>): object {
    const [name, secret] = find(input.SecretId)
    const { VersionId: version = secret.versionId, VersionStage: stage = 'AWSCURRENT' } = input
    if (version !== secret.versionId) throw noVersion(`VersionId: ${String(version)}`)
    if (stage !== 'AWSCURRENT') throw noVersion(`staging label: ${String(stage)}`)
    return {
      ARN: secret.arn,
      Name: name,
      VersionId: secret.versionId,
      SecretString: secret.value,
      VersionStages: ['AWSCURRENT'],
      CreatedDate: secret.createdAt / 1000,
    }
  }

  return {
    /** Returns a secret's value, for code outside of functions; throws for a name that was not declared. */
    value: (name: string): string => find(name)[1].value,
    async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
      try {
        const body = await readBody(request, 64 * 1024)
        const operation = String(request.headers['x-amz-target'] ?? '').replace(/^secretsmanager\./, '')
        if (operation !== 'GetSecretValue') throw new SecretsError('UnknownOperationException', operation)
        send(response, 200, getSecretValue(parse(body)))
      } catch (error) {
        const known = error instanceof SecretsError
        if (!known) console.error('The local Secrets Manager failed:', error)
        const { type, message } = known
          ? error
          : { type: 'InternalServiceError', message: 'An error occurred.' }
        send(response, known ? 400 : 500, { __type: type, Message: message })
      }
    },
  }
}

const notFound = (message: string) => new SecretsError('ResourceNotFoundException', message)
const noVersion = (which: string) =>
  notFound(`Secrets Manager can't find the specified secret value for ${which}`)

function parse(body: Buffer | null): Record<string, unknown> {
  try {
    return Object(JSON.parse(body?.toString('utf8') ?? ''))
  } catch {
    throw new SecretsError('SerializationException', 'The body is not JSON.')
  }
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, {
    'content-type': 'application/x-amz-json-1.1',
    'x-amzn-requestid': randomUUID(),
  })
  response.end(JSON.stringify(body))
}

function keepOrMake(folder: string, names: readonly string[], region: string): Secrets {
  const file = join(folder, 'secrets.json')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const kept = read(file)
  const missing = names.filter(name => !Object.hasOwn(kept, name))
  const secrets = { ...kept, ...Object.fromEntries(missing.map(name => [name, make(name, region)])) }
  if (missing.length > 0) write(file, JSON.stringify(secrets, null, 2))
  return secrets
}

const make = (name: string, region: string): Secret => ({
  value: randomBytes(32).toString('hex'),
  versionId: randomUUID(),
  arn: `arn:aws:secretsmanager:${region}:000000000000:secret:${name}-${randomBytes(3).toString('hex')}`,
  createdAt: clock.now(),
})

function read(file: string): Secrets {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    // A file that exists but cannot be read must not be replaced: data encrypted with its secrets would be lost.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}

function write(file: string, content: string): void {
  const temporary = `${file}.tmp`
  const handle = openSync(temporary, 'w', 0o600)
  writeSync(handle, content)
  fsyncSync(handle)
  closeSync(handle)
  renameSync(temporary, file)
}
