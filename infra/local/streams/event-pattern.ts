/**
 * The part of the event filter syntax that this product uses
 * (docs.aws.amazon.com/lambda/latest/dg/invocation-eventfiltering.html): a leaf is a list of which one has
 * to match, the leaves of a pattern all have to. DynamoDB's numbers are strings here, as in the cloud.
 * In CDK the same object goes into FilterCriteria.filter().
 */
export type EventPattern = { readonly [field: string]: EventPattern | readonly Condition[] }

type Condition =
  | string
  | boolean
  | { prefix: string }
  | { exists: boolean }
  | { 'anything-but': readonly string[] }

/** Whether the event matches; a field that is absent matches nothing but `{ exists: false }`. */
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
  // As in EventBridge, `exists` is about leaves: an object between them does not count.
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
