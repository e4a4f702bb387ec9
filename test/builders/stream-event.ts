import { randomUUID } from 'node:crypto'
import { marshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBStreamEvent } from 'aws-lambda'

type Image = Record<string, unknown>

/** Builds a stream event with one change per pair of images. */
export const buildStreamEvent = (
  ...changes: readonly [before: Image | null, after: Image][]
): DynamoDBStreamEvent => ({
  Records: changes.map(([before, after], place) => ({
    eventID: randomUUID(),
    eventName: before ? 'MODIFY' : 'INSERT',
    eventSource: 'aws:dynamodb',
    awsRegion: 'eu-north-1',
    dynamodb: {
      Keys: marshall({ PK: after.PK, SK: after.SK }) as never,
      NewImage: marshall(after, { removeUndefinedValues: true }) as never,
      ...(before && { OldImage: marshall(before, { removeUndefinedValues: true }) as never }),
      SequenceNumber: String(100 + place),
      StreamViewType: 'NEW_AND_OLD_IMAGES',
    },
  })),
})
