import { globSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Ajv from 'ajv/dist/2020.js'
import { beforeAll, describe, expect, it } from 'vitest'
import { openapiDocument } from '#infra/openapi/document.ts'
import { openapiShape } from '../builders/openapi-shape.ts'

type Operation = {
  operationId: string
  security: Record<string, never[]>[]
  parameters?: { $ref?: string; name?: string; in?: string }[]
  requestBody?: object
  responses: Record<string, object>
}
type Endpoint = { method: string; path: string; access: string }

const projectRoot = fileURLToPath(new URL('../..', import.meta.url))
// As it is served: without undefined values and functions.
const document = JSON.parse(JSON.stringify(openapiDocument()))
const operations = Object.entries<Record<string, Operation>>(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
)

const isEndpoint = (exported: unknown): exported is Endpoint =>
  typeof exported === 'object' &&
  exported !== null &&
  ['method', 'path', 'access', 'reply'].every(name => name in exported)

/** Every `endpoint()` that a module of shared exports, served or not. */
const declaredEndpoints = async (): Promise<Endpoint[]> => {
  const modules = globSync('shared/*/*.ts', { cwd: projectRoot, exclude: ['shared/{phrases,contract}/*'] })
  const loaded = await Promise.all(modules.map(path => import(join(projectRoot, path))))
  return loaded.flatMap(exported => Object.values(exported).filter(isEndpoint))
}

/** Returns everything in the document under a key of this name. */
const under = (key: string, place: unknown): unknown[] => {
  if (typeof place !== 'object' || place === null) return []
  return Object.entries(place).flatMap(([name, value]) => (name === key ? [value] : under(key, value)))
}

describe('the OpenAPI document', () => {
  let declared: Endpoint[]

  beforeAll(async () => {
    declared = await declaredEndpoints()
  })

  it('has the shape that OpenAPI 3.1 demands', () => {
    const ajv = new Ajv({ allErrors: true, strict: true, validateFormats: false })
    const isValid = ajv.compile(openapiShape)
    expect(isValid(document), JSON.stringify(isValid.errors?.slice(0, 5))).toBe(true)
  })

  it('holds every declared endpoint, with the token that it requires', () => {
    const expected = declared.map(({ method, path, access }) => `${method} ${path} ${access}`)
    const described = operations.map(({ method, path, operation: { security } }) => {
      const [pool = 'public'] = security.flatMap(scheme => Object.keys(scheme))
      return `${method.toUpperCase()} ${path} ${pool}`
    })
    expect(described.length).toBeGreaterThan(40)
    expect(described.sort()).toEqual(expected.sort())
  })

  it('names each operation once', () => {
    const ids = operations.map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it.each(operations)('describes the path parameters of $method $path', ({ path, operation }) => {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const described = (operation.parameters ?? []).filter(one => one.in === 'path').map(({ name }) => name)
    expect(described).toEqual(inPath)
  })

  it('has only schemas that a validator of JSON Schema 2020-12 accepts', () => {
    const ajv = new Ajv({
      strict: true,
      strictTypes: false,
      validateFormats: false,
      keywords: ['components'],
    })
    const { schemas } = document.components
    const found = [...under('schema', document), ...Object.values(schemas)]
    expect(found.length).toBeGreaterThan(100)
    for (const schema of found) {
      expect(() => ajv.compile({ ...(schema as object), components: { schemas } })).not.toThrow()
    }
  })

  it('refers to nothing that does not exist', () => {
    for (const reference of under('$ref', document)) {
      const parts = String(reference).slice('#/'.length).split('/')
      const target = parts.reduce<Record<string, unknown> | undefined>(
        (place, part) => place?.[part] as Record<string, unknown> | undefined,
        document,
      )
      expect(target, String(reference)).toBeDefined()
    }
  })

  it('requires an Idempotency-Key if a repetition gets the first reply', () => {
    const taking = operations.filter(({ operation }) => JSON.stringify(operation).includes('IdempotencyKey'))
    const paths = taking.map(({ method, path }) => `${method} ${path}`)
    expect(paths).toEqual(
      expect.arrayContaining(['post /api/meetings', 'post /api/credit-orders', 'post /api/partner/profile']),
    )
    expect(paths.filter(path => !path.startsWith('post '))).toEqual([])
  })
})
