import { randomUUID } from 'node:crypto'
import fc, { type Arbitrary } from 'fast-check'
import { schemaOf } from '#infra/openapi/schema.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import {
  hostileBodies,
  hostileKeys,
  hostileQueries,
  hostileSegments,
  hostileTypes,
  hostileValues,
} from './hostile-values.ts'
import { likely } from './likely-values.ts'

/** The caller: anonymous, one that the endpoint is for, one of the other pool, or one with an invalid token. */
type Asker = 'nobody' | 'own' | 'other pool' | 'rubbish'

export type AnyRequest = {
  endpoint: Endpoint
  /** The value of each `{name}` of the path; `known` stands for a known id. */
  segments: readonly string[]
  query: string
  asker: Asker
  person: number
  contentType: string | undefined
  key: string | undefined
  headers: Readonly<Record<string, string>>
  body: Buffer | undefined
  /** Whether a solved proof of work is sent. */
  proven: boolean
}

type Fields = Record<string, unknown>

/** A body with one or two faulty fields: another value, none, or an extra one. */
const spoiled = (fields: Arbitrary<Fields>): Arbitrary<Fields> =>
  fc
    .tuple(fields, fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat(3)), { minLength: 1, maxLength: 2 }))
    .map(([given, faults]) => {
      const body: Fields = { ...given }
      for (const [field, value, kind] of faults) {
        const names = [...Object.keys(body), 'role', 'sub']
        const name = names[field % names.length] ?? 'x'
        if (kind === 0) delete body[name]
        else if (kind === 1) body[`${name}_`] = hostileValues[value % hostileValues.length]
        else body[name] = hostileValues[value % hostileValues.length]
      }
      return body
    })

/** As JSON with `__proto__` as its own field, which an object literal cannot express. */
const polluted = (json: string): string => json.replace(/^\{/, '{"__proto__":{"email":"a@b.se"},')

const bodyOf = ({ body, calledByMailPrograms }: Endpoint): Arbitrary<Buffer | undefined> => {
  const raw = fc.constantFrom(...hostileBodies).map(make => make())
  if (!body)
    return fc.oneof(fc.constant(undefined), calledByMailPrograms ? raw : fc.constant(Buffer.alloc(0)))
  const good = likely(schemaOf(body, 'input')) as Arbitrary<Fields>
  const json = fc.oneof({ weight: 3, arbitrary: good }, { weight: 5, arbitrary: spoiled(good) })
  return fc.oneof(
    { weight: 8, arbitrary: json.map(value => Buffer.from(JSON.stringify(value))) },
    { weight: 1, arbitrary: json.map(value => Buffer.from(polluted(JSON.stringify(value)))) },
    { weight: 2, arbitrary: raw },
    { weight: 1, arbitrary: fc.json().map(text => Buffer.from(text)) },
  )
}

const usually = <Value>(common: Arbitrary<Value>, rare: readonly Value[], of = 8): Arbitrary<Value> =>
  fc.oneof({ weight: of - 1, arbitrary: common }, { weight: 1, arbitrary: fc.constantFrom(...rare) })

const header: Arbitrary<Record<string, string>> = fc.constantFrom<Record<string, string>>(
  {},
  { 'x-viewer-address': '10.0.0.1', 'x-forwarded-for': '10.0.0.1' },
  { 'x-origin-secret': 'guessed' },
  { 'accept-language': 'en;q=0.9, '.repeat(200) },
  { 'x-investor-grant': '__proto__.99999999999999.x' },
  { cookie: 'session=1; __proto__=1' },
  { 'content-encoding': 'gzip' },
)

const queryOf = ({ query }: Endpoint): Arbitrary<string> => {
  if (!query) return fc.constant('')
  const good = likely(schemaOf(query, 'input')) as Arbitrary<Record<string, string>>
  return good.map(given => new URLSearchParams(JSON.parse(JSON.stringify(given))).toString())
}

/** Generates requests to an endpoint: close to what it expects, to pass the first rule, with one fault or more. */
export const anyRequestTo = (endpoint: Endpoint): Arbitrary<AnyRequest> => {
  const names = endpoint.path.match(/\{\w+\}/g) ?? []
  const segment = usually(fc.constantFrom('known', randomUUID()), hostileSegments, 4)
  const token: Asker[] = endpoint.access === 'public' ? ['nobody'] : ['own']
  return fc.record({
    endpoint: fc.constant(endpoint),
    segments: fc.tuple(...names.map(() => segment)),
    query: usually(queryOf(endpoint), hostileQueries, endpoint.query ? 2 : 10),
    asker: usually(fc.constantFrom(...token), ['nobody', 'own', 'other pool', 'rubbish'] as Asker[], 10),
    person: fc.nat(3),
    contentType: usually(fc.constant('application/json' as string | undefined), hostileTypes, 12),
    key: usually(fc.uuid() as Arbitrary<string | undefined>, hostileKeys, 12),
    headers: header,
    body: bodyOf(endpoint),
    proven: fc.nat(9).map(place => place > 1),
  })
}
