/** The fields of an item as they are stored. */
export type Stored = Readonly<Record<string, unknown>>

/** The names and values that the expressions of one request use. */
export type Words = {
  /** The placeholder of a field: always one, because DynamoDB reserves more than 500 words. */
  name: (field: string) => string
  /** The placeholder of a value. */
  value: (value: unknown) => string
  /** The attributes for the request; DynamoDB refuses empty maps. */
  used: () => {
    ExpressionAttributeNames?: Record<string, string>
    ExpressionAttributeValues?: Record<string, unknown>
  }
}

/** Collects the names and values of one request. */
export const newWords = (): Words => {
  const names: Record<string, string> = {}
  const values: Record<string, unknown> = {}
  return {
    name: field => {
      names[`#${field}`] = field
      return `#${field}`
    },
    value: value => {
      const placeholder = `:v${Object.keys(values).length}`
      values[placeholder] = value
      return placeholder
    },
    used: () => ({
      ...(Object.keys(names).length > 0 && { ExpressionAttributeNames: names }),
      ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
    }),
  }
}
