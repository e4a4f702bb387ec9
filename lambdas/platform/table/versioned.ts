import { isDeepStrictEqual } from 'node:util'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import { Failure } from '../failure.ts'
import { conditionFailed, documents, tableName } from './table.ts'

type Save = { fields: Readonly<Record<string, unknown>>; seen: number; updatedAt: string }

/** Whether what stands there is this very save: its answer was lost, and it comes again. */
const isSaved = (standing: Record<string, unknown>, { fields, seen }: Save): boolean =>
  standing.version === seen + 1 &&
  Object.entries(fields).every(([name, value]) => isDeepStrictEqual(standing[name], value))

/**
 * Saves fields over the version of an item that the caller saw, and counts the version up; answers the whole item,
 * and does so again where the same save comes twice. Throws `profile_changed` where there is a newer one, or none at all.
 */
export const saveOverVersion = async (key: { PK: string; SK: string }, save: Save): Promise<unknown> => {
  const { fields, seen, updatedAt } = save
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
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  })
  try {
    return (await documents.send(update)).Attributes
  } catch (error) {
    if (!conditionFailed(error)) throw error
    const standing = unmarshall(error.Item ?? {})
    if (isSaved(standing, save)) return standing
    throw new Failure('profile_changed')
  }
}
