import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { schemaOf } from '#infra/openapi/schema.ts'
import { getProofChallenge } from '#shared/proof/get-challenge.ts'
import { endpoints } from '../builders/every-field.ts'

type Properties = {
  type?: string
  enum?: unknown[]
  properties?: Record<string, Properties>
  required?: string[]
  items?: Properties
  anyOf?: Properties[]
}

type Named = readonly [name: string, schema: z.core.$ZodType]

/** Returns every field of an object, including those of nested objects. */
const fieldsOf = (schema: z.core.$ZodType, of: string): Named[] => {
  if (schema instanceof z.ZodMiniArray) return fieldsOf(schema.def.element, `${of}[]`)
  if (schema instanceof z.ZodMiniUnion) return schema.def.options.flatMap(option => fieldsOf(option, of))
  if (!(schema instanceof z.ZodMiniObject)) return []
  return Object.entries(schema.shape).flatMap(([key, field]) => {
    const name = `${of} ${key}`
    return [[name, field] as const, ...fieldsOf(field, name)]
  })
}

const spelled = (schema: z.core.$ZodType, value: unknown): string => {
  const result = z.safeParse(schema, value)
  return result.success ? JSON.stringify(result.data ?? null) : 'refused'
}

/** Spellings of an empty field: for a text also blanks; for a choice what a form sends if nothing is chosen. */
const blanksOf = (schema: z.core.$ZodType): string[] => {
  const { anyOf = [], ...parts } = schemaOf(schema as z.ZodMiniType, 'input') as Properties
  const kinds = [parts, ...anyOf, ...anyOf.flatMap(inner => inner.anyOf ?? [])]
  if (kinds.some(kind => kind.enum)) return ['']
  return kinds.some(kind => kind.type === 'string') ? ['', '  '] : []
}

const bodies = endpoints.flatMap(({ method, path, body }) =>
  body ? fieldsOf(body, `${method} ${path}`) : [],
)

describe('an optional part of a body', () => {
  it.each(bodies)('%s: absent, null and blank are one', (_, schema) => {
    const absent = spelled(schema, undefined)
    expect(['null', 'refused']).toContain(absent)
    expect(spelled(schema, null)).toBe(absent)
    for (const blank of blanksOf(schema)) expect(spelled(schema, blank)).toBe(absent)
  })

  it('is there in many a form', () => {
    const optional = bodies.filter(([, schema]) => spelled(schema, undefined) === 'null')
    expect(optional.map(([name]) => name)).toContain('POST /api/meetings mobile')
    expect(optional.length).toBeGreaterThan(30)
  })
})

const leftOut = ({ properties = {}, required = [], items, anyOf = [] }: Properties): string[] => [
  ...Object.keys(properties).filter(name => !required.includes(name)),
  ...[...Object.values(properties), ...anyOf, ...(items ? [items] : [])].flatMap(leftOut),
]

// Its shape is that of altcha, whose solver gets it unchanged.
const answers = endpoints.filter(endpoint => endpoint !== getProofChallenge && endpoint.reply.body)
/** Terms are shown as they are hashed and signed: what was not said of a milestone is not there, in old ones either. */
const saidInTerms = ['expectedOn', 'description']

it.each(answers.map(endpoint => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  'an answer of %s has every field; what is not known is null',
  (_, { path, reply }) => {
    const left = leftOut(schemaOf(reply.body as z.ZodMiniType, 'output'))
    const isOfTerms = path.includes('/agreements/{id}')
    expect(left.filter(name => !(isOfTerms && saidInTerms.includes(name)))).toEqual([])
  },
)
