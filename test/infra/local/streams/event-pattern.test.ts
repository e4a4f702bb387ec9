import { expect, test } from 'vitest'
import { type EventPattern, matches } from '#infra/local/streams/event-pattern.ts'

const event = {
  eventName: 'INSERT',
  dynamodb: {
    NewImage: { PK: { S: 'SUBSCRIBER#1' }, state: { S: 'pending' }, count: { N: '3' }, on: { BOOL: true } },
  },
}
const image = (NewImage: EventPattern): EventPattern => ({ dynamodb: { NewImage } })

const matching: Record<string, EventPattern> = {
  'an empty pattern': {},
  'an exact value': { eventName: ['INSERT'] },
  'one of several values': { eventName: ['MODIFY', 'INSERT'] },
  'a prefix': image({ PK: { S: [{ prefix: 'SUBSCRIBER#' }] } }),
  'a number as its text': image({ count: { N: ['3'] } }),
  'a truth value': image({ on: { BOOL: [true] } }),
  'all leaves at once': {
    eventName: ['INSERT'],
    ...image({ state: { S: ['pending'] }, count: { N: ['3'] } }),
  },
  'anything but': image({ state: { S: [{ 'anything-but': ['sent', 'claimed'] }] } }),
  'a field that is there': image({ state: { S: [{ exists: true }] } }),
  'a field that is not there': image({ ttl: { N: [{ exists: false }] } }),
}

const other: Record<string, EventPattern> = {
  'another value': { eventName: ['REMOVE'] },
  'another prefix': image({ PK: { S: [{ prefix: 'PARTNER#' }] } }),
  'a prefix in the middle': image({ PK: { S: [{ prefix: '#' }] } }),
  'one leaf of two': { eventName: ['INSERT'], ...image({ state: { S: ['sent'] } }) },
  'a field that is not there': image({ kind: { S: ['order'] } }),
  'an image that is not there': { dynamodb: { OldImage: { PK: { S: [{ prefix: '' }] } } } },
  'anything but of a field that is not there': image({ kind: { S: [{ 'anything-but': ['order'] }] } }),
  'anything but the value': image({ state: { S: [{ 'anything-but': ['pending'] }] } }),
  'another type of the value': image({ count: { S: ['3'] } }),
  'a field that should not be there': image({ state: { S: [{ exists: false }] } }),
}

test.each(Object.entries(matching))('%s matches', (_, pattern) => expect(matches(pattern, event)).toBe(true))
test.each(Object.entries(other))('%s does not match', (_, pattern) =>
  expect(matches(pattern, event)).toBe(false),
)
