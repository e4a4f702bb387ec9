type Query = {
  KeyConditionExpression?: string
  ExpressionAttributeNames?: Record<string, string>
  ExpressionAttributeValues?: Record<string, { S?: string }>
}

const equality = /([#\w.-]+)\s*=\s*(:\w+)/g

/**
 * The partition key that a marshalled Query asks for, as the one element of a list; an empty list when
 * it cannot be told, so that a guard refuses what it cannot read.
 */
export function queriedKey(query: Query, partitionKey: string): string[] {
  for (const [, name = '', value = ''] of (query.KeyConditionExpression ?? '').matchAll(equality)) {
    if ((query.ExpressionAttributeNames?.[name] ?? name) !== partitionKey) continue
    const key = query.ExpressionAttributeValues?.[value]?.S
    return key === undefined ? [] : [key]
  }
  return []
}
