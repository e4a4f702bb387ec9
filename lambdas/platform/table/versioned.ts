import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { Failure } from '../failure.ts'
import { conditionFailed, documents, tableName } from './table.ts'

type Save = { fields: Readonly<Record<string, unknown>>; seen: number; updatedAt: string }

/**
 * Saves fields over the version of an item that the caller saw, and counts the version up; answers the whole item.
 * Throws `profile_changed` where there is a newer one, or none at all.
 */
export const saveOverVersion = async (
  key: { PK: string; SK: string },
  { fields, seen, updatedAt }: Save,
): Promise<unknown> => {
  const names = Object.keys(fields)
  const update = new UpdateCommand({
    TableName: tableName(),
    Key: key,
    UpdateExpression: `SET ${names.map(name => `#${name} = :${name}`).join(', ')}, updatedAt = :updatedAt, version = version + :one`,
    ConditionExpression: 'version = :seen',
    ExpressionAttributeNames: Object.fromEntries(names.map(name => [`#${name}`, name])),
    ExpressionAttributeValues: {
      ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [`:${name}`, value])),
      ':updatedAt': updatedAt,
      ':seen': seen,
      ':one': 1,
    },
    ReturnValues: 'ALL_NEW',
  })
  try {
    return (await documents.send(update)).Attributes
  } catch (error) {
    if (conditionFailed(error)) throw new Failure('profile_changed')
    throw error
  }
}
