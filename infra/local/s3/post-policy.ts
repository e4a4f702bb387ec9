import { clock } from '#shared/contract/clock.ts'
import type { PostForm } from './post-form.ts'
import { accessDenied, invalidArgument, S3Error } from './s3-error.ts'
import { type Credentials, signatureDoesNotMatch, signWith } from './signature.ts'

// https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-HTTPPOSTConstructPolicy.html

type Policy = { expiration: string; conditions: unknown[] }

/** Fields that need no condition. */
const uncovered = /^(policy|x-amz-signature|x-ignore-.*)$/

/** Throws unless the form is signed, its policy has not expired, and all its fields meet the policy. */
export function checkPolicy(form: PostForm, bucket: string, credentials: Credentials): void {
  const policy = signedPolicy(form, credentials)
  if (!(Date.parse(policy.expiration) > clock.now())) throw denied('Policy expired.')
  const given = new Map([...form.fields, ['bucket', bucket]])
  const covered = policy.conditions.flatMap(condition => checkCondition(condition, given, form.file.length))
  // The bucket counts as a field even if the form has none: a policy that does not name it is refused.
  const extra = [...given.keys()].find(name => !uncovered.test(name) && !covered.includes(name))
  if (extra !== undefined) throw denied(`Extra input fields: ${extra}`)
}

const denied = (why: string): S3Error => accessDenied(`Invalid according to Policy: ${why}`)
const invalidPolicy = (why: string): S3Error =>
  new S3Error(400, 'InvalidPolicyDocument', `Invalid Policy: ${why}`)

function signedPolicy(form: PostForm, credentials: Credentials): Policy {
  const field = (name: string): string => {
    const value = form.fields.get(name)
    if (!value) throw invalidArgument(`Bucket POST must contain a field named '${name}'.`)
    return value
  }
  const policy = field('policy')
  if (field('x-amz-algorithm') !== 'AWS4-HMAC-SHA256')
    throw invalidArgument('x-amz-algorithm must be AWS4-HMAC-SHA256.')
  if (!/^\d{8}T\d{6}Z$/.test(field('x-amz-date')))
    throw invalidArgument('x-amz-date must be an ISO 8601 basic date.')
  if (signWith(credentials, field('x-amz-credential'), policy) !== field('x-amz-signature'))
    throw signatureDoesNotMatch()
  return parsePolicy(Buffer.from(policy, 'base64').toString('utf8'))
}

function parsePolicy(text: string): Policy {
  let policy: Partial<Policy> | null
  try {
    policy = JSON.parse(text)
  } catch {
    throw invalidPolicy('Invalid JSON.')
  }
  if (typeof policy?.expiration !== 'string') throw invalidPolicy('Policy missing expiration.')
  if (!Array.isArray(policy.conditions)) throw invalidPolicy('Policy missing conditions.')
  return { expiration: policy.expiration, conditions: policy.conditions }
}

/** Checks a condition and returns the names of the fields that it covers; throws if it does not hold. */
function checkCondition(condition: unknown, given: ReadonlyMap<string, string>, size: number): string[] {
  if (!Array.isArray(condition)) return checkEqualities(condition, given)
  const [operator, first, second] = condition
  if (operator === 'content-length-range') return checkSize(size, Number(first), Number(second))
  if (typeof first !== 'string' || !first.startsWith('$') || typeof second !== 'string') {
    throw invalidPolicy(`Invalid condition ${JSON.stringify(condition)}.`)
  }
  const name = first.slice(1).toLowerCase()
  const value = given.get(name)
  if (value === undefined || !holds(operator, name, value, second)) throw failed(condition)
  return [name]
}

const failed = (condition: unknown): S3Error =>
  denied(`Policy Condition failed: ${JSON.stringify(condition)}`)

function checkEqualities(condition: unknown, given: ReadonlyMap<string, string>): string[] {
  if (typeof condition !== 'object' || condition === null) throw invalidPolicy('Invalid condition.')
  return Object.entries(condition).map(([name, expected]) => {
    if (given.get(name.toLowerCase()) !== expected) throw failed(['eq', `$${name}`, expected])
    return name.toLowerCase()
  })
}

function holds(operator: unknown, name: string, value: string, expected: string): boolean {
  if (operator === 'eq') return value === expected
  if (operator !== 'starts-with') throw invalidPolicy(`Invalid condition type ${String(operator)}.`)
  const values = name === 'content-type' ? value.split(',') : [value]
  return values.every(each => each.startsWith(expected))
}

function checkSize(size: number, min: number, max: number): string[] {
  if (!(min >= 0 && max >= min)) throw invalidPolicy('Invalid content-length-range.')
  if (size < min) {
    const message = 'Your proposed upload is smaller than the minimum allowed size'
    throw new S3Error(400, 'EntityTooSmall', message, {
      ProposedSize: String(size),
      MinSizeAllowed: String(min),
    })
  }
  if (size > max) {
    const message = 'Your proposed upload exceeds the maximum allowed size'
    throw new S3Error(400, 'EntityTooLarge', message, {
      ProposedSize: String(size),
      MaxSizeAllowed: String(max),
    })
  }
  return []
}
