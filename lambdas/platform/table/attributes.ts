import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb'
import type { Stored } from './words.ts'

/** An item, or a part of one, in DynamoDB's words: `{ state: { S: 'done' } }`. */
export type Attributes = Record<string, AttributeValue>

const parts = ['Key', 'Item', 'ExpressionAttributeValues', 'ExclusiveStartKey'] as const

/** What a request has of plain values. */
type Plain = { [Part in (typeof parts)[number]]?: object | undefined }

type InAttributes<Request> = {
  [Part in keyof Request]: Part extends keyof Plain
    ? Attributes | Extract<Request[Part], undefined>
    : Request[Part]
}

/** Leaves out fields that are undefined. */
export const toAttributes = (values: object): Attributes => marshall(values, { removeUndefinedValues: true })

export const fromAttributes = (attributes: Attributes): Stored => unmarshall(attributes)

/**
 * A request with its plain values in DynamoDB's words. The SDK's document client does this in middleware that it adds
 * for each call, which takes longer than the conversion (docs/decisions/063).
 */
export const inAttributes = <Request extends Plain>(request: Request): InAttributes<Request> => {
  const result: Record<string, unknown> = { ...request }
  for (const part of parts) {
    const values = request[part]
    if (values) result[part] = toAttributes(values)
  }
  return result as InAttributes<Request>
}
