import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { _Record, AttributeValue } from '@aws-sdk/client-dynamodb-streams'
import type { DynamoDBRecord, AttributeValue as EventValue } from 'aws-lambda'
import { clock } from '#shared/contract/clock.ts'

/** A stream record as Lambda passes it to a function, with the fields that this product needs as required. */
export type StreamRecord = DynamoDBRecord & {
  dynamodb: NonNullable<DynamoDBRecord['dynamodb']> & {
    SequenceNumber: string
    /** Seconds since 1970. */
    ApproximateCreationDateTime: number
  }
}

export type StreamOrigin = { streamArn: string; region: string; ttlAttribute: string }

type Image = Record<string, AttributeValue>

/** Converts a record of the stream to that of a Lambda event; throws if it has no sequence number. */
export function toStreamRecord(record: _Record, origin: StreamOrigin): StreamRecord {
  const { dynamodb } = record
  if (!dynamodb?.SequenceNumber) throw new Error('A stream record has no sequence number')
  const created = (dynamodb.ApproximateCreationDateTime?.getTime() ?? Date.now()) / 1000
  const eventSourceARN = origin.streamArn.replace(/^(arn:aws:dynamodb:)[^:]*/, `$1${origin.region}`)
  return {
    eventID: createHash('sha256')
      .update(`${eventSourceARN} ${dynamodb.SequenceNumber}`)
      .digest('hex')
      .slice(0, 32),
    eventName: record.eventName,
    eventVersion: '1.1',
    eventSource: 'aws:dynamodb',
    awsRegion: origin.region,
    dynamodb: {
      ApproximateCreationDateTime: created,
      Keys: toImage(dynamodb.Keys),
      ...(dynamodb.NewImage && { NewImage: toImage(dynamodb.NewImage) }),
      ...(dynamodb.OldImage && { OldImage: toImage(dynamodb.OldImage) }),
      SequenceNumber: dynamodb.SequenceNumber,
      SizeBytes: dynamodb.SizeBytes,
      StreamViewType: dynamodb.StreamViewType,
    },
    ...(isExpiry(record, created, origin.ttlAttribute) && { userIdentity: ttlService }),
    eventSourceARN,
  }
}

/** Whether the item did not change: this engine writes a record even then, DynamoDB does not. */
export function changesNothing({ dynamodb }: StreamRecord): boolean {
  return dynamodb.OldImage !== undefined && isDeepStrictEqual(dynamodb.OldImage, dynamodb.NewImage)
}

const ttlService = { type: 'Service', principalId: 'dynamodb.amazonaws.com' }

// Deletes of the TTL sweep are ordinary ones, so the removal of an expired item counts as one of the TTL service.
// A function that deletes an expired item looks the same; in the cloud, too, the service may be first.
function isExpiry({ eventName, dynamodb }: _Record, created: number, ttlAttribute: string): boolean {
  if (eventName !== 'REMOVE') return false
  const ttl = Number(dynamodb?.OldImage?.[ttlAttribute]?.N)
  return ttl <= created + Math.ceil(clock.offset() / 1000)
}

const toImage = (image: Image = {}): Record<string, EventValue> =>
  Object.fromEntries(Object.entries(image).map(([name, value]) => [name, toEventValue(value)]))

// The SDK returns bytes, Lambda's event contains base64. Sets are sorted, so that two images of the same item are equal.
function toEventValue(value: AttributeValue): EventValue {
  if (value.B) return { B: base64(value.B) }
  if (value.BS) return { BS: value.BS.map(base64).toSorted() }
  if (value.SS) return { SS: value.SS.toSorted() }
  if (value.NS) return { NS: value.NS.toSorted() }
  if (value.L) return { L: value.L.map(toEventValue) }
  if (value.M) return { M: toImage(value.M) }
  return value as EventValue
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')
