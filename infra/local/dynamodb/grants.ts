import { type DynamoDBClient, DynamoDBServiceException } from '@aws-sdk/client-dynamodb'
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { table } from '#infra/system/table-schema.ts'
import { type Access, accessesOf } from './accesses.ts'

/** One IAM statement on the table, or on its index if `index` names one; never on both. */
export type TableGrant = {
  on: 'table'
  allow: readonly string[]
  /** IAM StringLike patterns (`*`: any text, `?`: one character) for the item's partition key. */
  leadingKeys: readonly string[]
  index?: string
}

const account = '000000000000'
const region = 'eu-north-1'

/**
 * Makes a client refuse commands that its grants do not cover, as IAM does in the cloud; the engine has no IAM.
 * A refused command rejects with AccessDeniedException and is never sent.
 */
export function guardClient(
  client: DynamoDBClient | DynamoDBDocumentClient,
  grants: readonly TableGrant[],
  tableName: string,
  functionName = 'function',
): void {
  const stack = (client as DynamoDBClient).middlewareStack
  stack.add(
    (next, context) => async args => {
      // After `serialize`, the input is marshalled for both kinds of clients.
      for (const access of accessesOf(
        String(context.commandName),
        args.input as Record<string, unknown>,
        table,
      )) {
        if (!isGranted(access, grants, tableName)) throw denied(access, functionName)
      }
      return next(args)
    },
    { step: 'build', name: 'grants', override: true },
  )
}

// Like IAM: one statement has to cover the action, the resource and all of its leading keys.
function isGranted(access: Access, grants: readonly TableGrant[], tableName: string): boolean {
  if (access.tableName !== tableName) return false
  return grants.some(
    grant =>
      grant.index === access.index &&
      grant.allow.includes(access.action) &&
      coversKeys(grant, access.leadingKeys),
  )
}

// ForAllValues:StringLike is combined with Null:false, so an access without leading keys (Scan) is refused too,
// unless the grant has no key restriction.
function coversKeys({ leadingKeys }: TableGrant, keys: readonly string[]): boolean {
  if (leadingKeys.length === 0) return true
  return keys.length > 0 && keys.every(key => leadingKeys.some(pattern => stringLike(pattern).test(key)))
}

const compiled = new Map<string, RegExp>()

function stringLike(pattern: string): RegExp {
  const known = compiled.get(pattern)
  if (known) return known
  const escaped = pattern.replace(/[.+^${}()|[\]\\]/g, '\\$&')
  const expression = new RegExp(`^${escaped.replaceAll('*', '.*').replaceAll('?', '.')}$`, 's')
  compiled.set(pattern, expression)
  return expression
}

function denied({ action, tableName, index }: Access, functionName: string): DynamoDBServiceException {
  const resource = `arn:aws:dynamodb:${region}:${account}:table/${tableName}${index ? `/index/${index}` : ''}`
  const user = `arn:aws:sts::${account}:assumed-role/${functionName}/${functionName}`
  return new DynamoDBServiceException({
    name: 'AccessDeniedException',
    $fault: 'client',
    $metadata: { httpStatusCode: 400 },
    message:
      `User: ${user} is not authorized to perform: dynamodb:${action} on resource: ${resource} ` +
      `because no identity-based policy allows the dynamodb:${action} action`,
  })
}
