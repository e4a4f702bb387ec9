import { CognitoError, invalidParameter } from './errors.ts'

export type Body = Readonly<Record<string, unknown>>

type Rule = {
  required?: true
  minimum?: number
  maximum?: number
  pattern?: string
  oneOf?: readonly string[]
  /** The message may contain the value; AWS leaves out values that it marks as sensitive. */
  shown?: true
}

type Values<Rules extends Record<string, Rule>> = {
  [Name in keyof Rules]: Rules[Name] extends { required: true } ? string : string | undefined
}

/** The constraints of parameters that several operations share, as the API Reference gives them. */
export const rule = {
  clientId: { required: true, minimum: 1, maximum: 128, pattern: '[\\w+]+', shown: true },
  username: { required: true, minimum: 1, maximum: 128, pattern: '[\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]+' },
  password: { required: true, maximum: 256, pattern: '^[\\S]+.*[\\S]+$' },
  token: { required: true, pattern: '[A-Za-z0-9-_=.]+' },
  userPoolId: { required: true, minimum: 1, maximum: 55, pattern: '[\\w-]+_[0-9a-zA-Z]+', shown: true },
} as const satisfies Record<string, Rule>

/** Reads the string parameters of a request and checks them first, as AWS does; throws AWS's validation message. */
export function readParameters<const Rules extends Record<string, Rule>>(
  body: Body,
  rules: Rules,
): Values<Rules> {
  const values = Object.fromEntries(Object.keys(rules).map(name => [name, readString(body, name)]))
  const faults = Object.entries(rules).flatMap(([name, rule]) => faultsOf(name, values[name], rule))
  if (faults.length === 0) return values as Values<Rules>
  const count = faults.length === 1 ? '1 validation error' : `${faults.length} validation errors`
  throw invalidParameter(`${count} detected: ${faults.join('; ')}`)
}

function faultsOf(name: string, value: string | undefined, rule: Rule): string[] {
  const at = `at '${name.charAt(0).toLowerCase()}${name.slice(1)}' failed to satisfy constraint: Member must`
  if (value === undefined) return rule.required ? [`Value null ${at} not be null`] : []
  const subject = rule.shown ? `Value '${value}' ${at}` : `Value ${at}`
  const { minimum = 0, maximum = Number.POSITIVE_INFINITY, pattern, oneOf } = rule
  return [
    value.length < minimum && `${subject} have length greater than or equal to ${minimum}`,
    value.length > maximum && `${subject} have length less than or equal to ${maximum}`,
    pattern &&
      !new RegExp(`^(?:${pattern})$`, 'u').test(value) &&
      `${subject} satisfy regular expression pattern: ${pattern}`,
    oneOf && !oneOf.includes(value) && `${subject} satisfy enum value set: [${oneOf.join(', ')}]`,
  ].filter(fault => typeof fault === 'string')
}

function readString(body: Body, name: string): string | undefined {
  const value = Object.hasOwn(body, name) ? body[name] : undefined
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'string') throw serializationError()
  return value
}

/** Reads a parameter that maps strings to strings, such as AuthParameters; empty if it is absent. */
function readMap(body: Body, name: string): Record<string, string> {
  const value = body[name] ?? {}
  if (typeof value !== 'object' || Array.isArray(value)) throw serializationError()
  const entries = Object.entries(value)
  if (entries.some(([, entry]) => typeof entry !== 'string')) throw serializationError()
  return Object.fromEntries(entries)
}

/**
 * Reads a map such as AuthParameters and checks its USERNAME like any other user name: no spaces and no control
 * characters.
 */
export function readNamedMap(body: Body, name: string): Record<string, string> {
  const values = readMap(body, name)
  if (values.USERNAME) readParameters({ Username: values.USERNAME }, { Username: rule.username })
  return values
}

/** ClientMetadata as triggers get it: undefined if the caller sent none. */
export const readMetadata = (body: Body) =>
  body.ClientMetadata === undefined || body.ClientMetadata === null
    ? undefined
    : readMap(body, 'ClientMetadata')

/** Reads a list of `{ Name, Value }`, such as UserAttributes, as a map. */
export function readAttributes(body: Body, name: string): Record<string, string> {
  const list = body[name] ?? []
  if (!Array.isArray(list)) throw serializationError()
  return Object.fromEntries(
    list.map((entry: unknown) => {
      if (typeof entry !== 'object' || entry === null) throw serializationError()
      const attribute = entry as Body
      return [readString(attribute, 'Name') ?? '', readString(attribute, 'Value') ?? '']
    }),
  )
}

/** AWS's error for a body that is not a JSON object or contains a value of the wrong type. */
export const serializationError = () => new CognitoError('SerializationException')
