/**
 * The part of the event filter syntax that this product uses
 * (docs.aws.amazon.com/lambda/latest/dg/invocation-eventfiltering.html): a leaf is a list of which one condition has
 * to match; all leaves of a pattern have to match. DynamoDB's numbers are strings here, as in the cloud.
 * CDK takes the same object in FilterCriteria.filter().
 */
export type EventPattern = { readonly [field: string]: EventPattern | readonly Condition[] }

type Condition =
  | string
  | boolean
  | { prefix: string }
  | { exists: boolean }
  | { 'anything-but': readonly string[] }

/** Whether the event matches; an absent field matches only `{ exists: false }`. */
export function matches(pattern: EventPattern, event: unknown): boolean {
  return Object.entries(pattern).every(([field, expected]) => {
    const value = isObject(event) ? event[field] : undefined
    return isConditions(expected)
      ? expected.some(condition => holds(condition, value))
      : matches(expected, value)
  })
}

function holds(condition: Condition, value: unknown): boolean {
  if (typeof condition !== 'object') return condition === value
  // As in EventBridge, `exists` works on leaves only: an object does not count.
  if ('exists' in condition) return condition.exists === (value !== undefined && !isObject(value))
  if (typeof value !== 'string') return false
  if ('prefix' in condition) return value.startsWith(condition.prefix)
  return !condition['anything-but'].includes(value)
}

function isConditions(expected: EventPattern | readonly Condition[]): expected is readonly Condition[] {
  return Array.isArray(expected)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
