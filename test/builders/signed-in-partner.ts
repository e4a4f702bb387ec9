import { randomUUID } from 'node:crypto'
import { type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb'
import { clock } from '#shared/contract/clock.ts'
import { tableName } from '../infra/local/dynamodb/local-table.ts'

type Given = { email?: string; emailVerifiedAt?: string }

/** Creates a partner with the role record that sign-up writes, and the claims of a fresh token. */
export const createSignedInPartner = async (documents: DynamoDBDocumentClient, given: Given = {}) => {
  const sub = randomUUID()
  const email = given.email ?? `eva.${sub}@verkstad.se`
  const role = {
    PK: `USER#partner#${sub}`,
    SK: 'ROLE',
    role: 'partner',
    pool: 'partner',
    sub,
    email,
    ...given,
  }
  await documents.send(new PutCommand({ TableName: tableName, Item: role }))
  const claims = {
    sub,
    token_use: 'access',
    client_id: 'partner-client',
    auth_time: String(clock.seconds()),
  }
  return { sub, email, claims }
}
