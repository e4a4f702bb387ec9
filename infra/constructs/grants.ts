import { Stack } from 'aws-cdk-lib'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import type { Deployment } from '../stacks/deployment.ts'
import type { Grant, SecretName, TableGrant } from '../system/function.ts'

/** What grants speak of. */
export type Granted = {
  deployment: Deployment
  table: ITable
  secrets: Record<SecretName, ISecret>
  /** The names of SES's own resources that every mail goes through. */
  configurationSetName: string
}

/**
 * ForAllValues is true of a request without any key (a Scan); Null: false closes that.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/specifying-conditions.html
 */
const onTable = ({ allow, leadingKeys, index }: TableGrant, { table }: Granted): PolicyStatement =>
  new PolicyStatement({
    actions: allow.map(action => `dynamodb:${action}`),
    resources: [index ? `${table.tableArn}/index/${index}` : table.tableArn],
    conditions: {
      'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [...leadingKeys] },
      Null: { 'dynamodb:LeadingKeys': 'false' },
    },
  })

const sendMail = (scope: Construct, { deployment, configurationSetName }: Granted): PolicyStatement => {
  const ses = (resource: string, resourceName: string) =>
    Stack.of(scope).formatArn({ service: 'ses', resource, resourceName })
  return new PolicyStatement({
    actions: ['ses:SendRawEmail'],
    resources: [
      ses('identity', deployment.domain?.name ?? deployment.sender),
      ses('configuration-set', configurationSetName),
    ],
    conditions: { StringEquals: { 'ses:FromAddress': deployment.sender } },
  })
}

/** The statements of a function's own role; a grant on a pool is the pool's stack's business. */
export const statementsOf = (
  scope: Construct,
  grants: readonly Grant[],
  granted: Granted,
): PolicyStatement[] =>
  grants.flatMap(grant => {
    if (grant.on === 'table') return [onTable(grant, granted)]
    if (grant.on === 'secret') {
      return [
        new PolicyStatement({
          actions: ['secretsmanager:GetSecretValue'],
          resources: [granted.secrets[grant.secret].secretArn],
        }),
      ]
    }
    return grant.on === 'mail' && granted.deployment.sender ? [sendMail(scope, granted)] : []
  })
