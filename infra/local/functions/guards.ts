import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import type { Grant, TableGrant } from '#infra/system/function.ts'
import { deployedName } from '#shared/operator/command-functions.ts'
import { guardClient } from '../dynamodb/grants.ts'
import { names } from '../names.ts'
import { raiseClientTimeouts } from '../time-limits.ts'
import type { Birth } from './messages.ts'

type Input = Record<string, unknown>
/** Decides whether one grant covers a command of a service. */
type Rule = (grant: Grant, command: string, input: Input) => boolean

const namesOnly = (keys: readonly string[], context: unknown): boolean => {
  const named = Object.keys(Object(context ?? {}))
  return named.length > 0 && named.every(name => keys.includes(name))
}

// As for the table: nothing on this machine has IAM.
const rules: Readonly<Record<string, Rule>> = {
  'Secrets Manager': (grant, command, input) =>
    grant.on === 'secret' && command === 'GetSecretValue' && input.SecretId === names.secretId(grant.secret),
  KMS: (grant, command, input) =>
    grant.on === 'key' &&
    grant.allow.some(allowed => allowed === command) &&
    input.KeyId === names.bankKeyId &&
    namesOnly(grant.contextKeys, input.EncryptionContext),
  SES: (grant, command) => grant.on === 'mail' && command === 'SendRawEmail',
  S3: (grant, command, input) =>
    grant.on === 'bucket' &&
    grant.allow.some(allowed => allowed === (command === 'ListObjectsV2' ? 'ListBucket' : command)) &&
    input.Bucket === names.bucket(grant.bucket) &&
    grant.prefixes.some(prefix => String(input.Key ?? input.Prefix ?? '').startsWith(prefix)) &&
    String(input.Key ?? '').endsWith(grant.suffix ?? ''),
  CloudFront: (grant, command, input) =>
    grant.on === 'distribution' &&
    grant.allow.some(allowed => allowed === command) &&
    input.DistributionId === names.distributionId,
  Lambda: (grant, command, input) =>
    grant.on === 'functions' &&
    command === 'Invoke' &&
    grant.functions.some(name => input.FunctionName === deployedName(names.stage, name)),
  SQS: (grant, command, input) =>
    grant.on === 'queue' &&
    grant.allow.some(allowed => allowed === command) &&
    String(input.QueueUrl).endsWith(`/${names.queue(grant.queue)}`),
  'Cognito Identity Provider': (grant, command, input) =>
    (grant.on === 'session' && command === 'GetUser') ||
    (grant.on === 'passkeys' &&
      /^(Start|Complete)WebAuthnRegistration$|^(List|Delete)WebAuthnCredentials?$/.test(command)) ||
    (grant.on === 'pool' &&
      grant.allow.some(allowed => allowed === command) &&
      input.UserPoolId === names.poolId(grant.pool)),
}

/** What IAM checks for one command: a copy reads its source and writes its destination. */
const accessesOf = (command: string, input: Input): [command: string, input: Input][] => {
  if (command !== 'CopyObject') return [[command, input]]
  const [, Bucket, Key] = /^\/?([^/]+)\/(.+)$/s.exec(decodeURIComponent(String(input.CopySource))) ?? []
  return [
    ['GetObject', { Bucket, Key }],
    ['PutObject', input],
  ]
}

type Client = {
  config: { serviceId: string; requestHandler?: unknown }
  middlewareStack: DynamoDBClient['middlewareStack']
}

/**
 * Makes every SDK client of a function, now or later, refuse commands that its grants do not cover, and raises its
 * time-outs for this machine.
 */
export function guard(connections: Map<string, unknown>, birth: Birth): void {
  for (const client of connections.values()) guardOne(client as Client, birth)
  const register = connections.set.bind(connections)
  connections.set = (service, client) => {
    guardOne(client as Client, birth)
    return register(service, client)
  }
}

function guardOne(client: Client, { grants, name }: Birth): void {
  raiseClientTimeouts(client)
  if (client.config.serviceId === 'DynamoDB') {
    const onTable = grants.filter((grant): grant is TableGrant => grant.on === 'table')
    guardClient(client as DynamoDBClient, onTable, names.table, name)
    return
  }
  const rule = rules[client.config.serviceId] ?? (() => false)
  client.middlewareStack.add(
    (next, context) => async args => {
      const command = String(context.commandName).replace(/Command$/, '')
      const granted = accessesOf(command, args.input as Input).every(([access, input]) =>
        grants.some(grant => rule(grant, access, input)),
      )
      if (granted) return next(args)
      throw denied(client.config.serviceId, command, name)
    },
    { step: 'build', name: 'grants', override: true },
  )
}

function denied(service: string, command: string, functionName: string): Error {
  const user = `arn:aws:sts::000000000000:assumed-role/${functionName}/${functionName}`
  const error = new Error(
    `User: ${user} is not authorized to perform: ${command} of ${service}: its grants omit it`,
  )
  error.name = 'AccessDeniedException'
  return error
}
