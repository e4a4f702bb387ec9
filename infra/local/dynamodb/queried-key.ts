type Query = {
  KeyConditionExpression?: string
  ExpressionAttributeNames?: Record<string, string>
  ExpressionAttributeValues?: Record<string, { S?: string }>
}

const equality = /([#\w.-]+)\s*=\s*(:\w+)/g

/**
 * The partition key of a marshalled Query as a list with one element. The list is empty if the key cannot be
 * determined, so that a guard refuses such a query.
 */
export function queriedKey(query: Query, partitionKey: string): string[] {
  for (const [, name = '', value = ''] of (query.KeyConditionExpression ?? '').matchAll(equality)) {
    if ((query.ExpressionAttributeNames?.[name] ?? name) !== partitionKey) continue
    const key = query.ExpressionAttributeValues?.[value]?.S
    return key === undefined ? [] : [key]
  }
  return []
}
